// ==UserScript==
// @name        Click-to-zoom lightbox
// @namespace   lightbox-everywhere
// @version     2.0
// @description Full-screen overlay with wheel zoom and drag for pictures that link to themselves
// @match       *://*/*
// @grant       none
// @noframes
// ==/UserScript==
"use strict";
var Lightbox = /** @class */ (function () {
    function Lightbox() {
        var _this = this;
        this.scale = 1;
        this.x = 0;
        this.y = 0;
        this.veil = document.createElement("div");
        this.veil.setAttribute("style", "position:fixed;inset:0;background:rgba(0,0,0,.88);z-index:2147483647;display:none;cursor:zoom-out;overflow:hidden");
        this.img = document.createElement("img");
        this.img.setAttribute("style", "position:absolute;left:50%;top:50%;max-width:none;transform-origin:0 0");
        this.veil.appendChild(this.img);
        this.veil.addEventListener("click", function () { return _this.close(); });
        this.veil.addEventListener("wheel", function (e) { return _this.zoom(e); }, { passive: false });
        this.veil.addEventListener("pointermove", function (e) { return _this.drag(e); });
        document.addEventListener("keydown", function (e) {
            if (e.key === "Escape") {
                _this.close();
            }
        });
    }
    Lightbox.prototype.paint = function () {
        this.img.style.transform = "translate(".concat(this.x, "px, ").concat(this.y, "px) scale(").concat(this.scale, ") translate(-50%, -50%)");
    };
    Lightbox.prototype.open = function (src) {
        var _this = this;
        this.img.onload = function () {
            _this.scale = Math.min(1, innerWidth / _this.img.naturalWidth, innerHeight / _this.img.naturalHeight);
            _this.x = _this.y = 0;
            _this.paint();
        };
        this.img.src = src;
        this.veil.style.display = "block";
        if (!this.veil.isConnected) {
            document.body.appendChild(this.veil);
        }
    };
    Lightbox.prototype.close = function () {
        this.veil.style.display = "none";
        this.img.removeAttribute("src");
    };
    Lightbox.prototype.zoom = function (e) {
        e.preventDefault();
        this.scale = Math.max(0.05, Math.min(20, this.scale * (e.deltaY < 0 ? 1.15 : 1 / 1.15)));
        this.paint();
    };
    Lightbox.prototype.drag = function (e) {
        if (e.buttons !== 1) {
            return;
        }
        this.x += e.movementX;
        this.y += e.movementY;
        this.paint();
    };
    return Lightbox;
}());
var box = new Lightbox();
document.addEventListener("click", function (e) {
    var _a;
    if (e.button !== 0 || e.ctrlKey || e.metaKey || e.shiftKey) {
        return;
    }
    var target = e.target;
    var link = (_a = target.closest) === null || _a === void 0 ? void 0 : _a.call(target, "a[href]");
    if (!link || !target.matches("img") || !/\.(jpe?g|png|gif|webp|avif)$/i.test(link.pathname)) {
        return;
    }
    e.preventDefault();
    box.open(link.href);
}, true);
