// ==UserScript==
// @name         Album tools: move many photos at once
// @namespace    albumtools.v2
// @version      2.3.0
// @description  Select with checkboxes, then move to another album
// @author       mirabel_k
// @match        https://www.photobarn.example/albums/*
// @grant        none
// ==/UserScript==
"use strict";
var __awaiter = (this && this.__awaiter) || function (thisArg, _arguments, P, generator) {
    function adopt(value) { return value instanceof P ? value : new P(function (resolve) { resolve(value); }); }
    return new (P || (P = Promise))(function (resolve, reject) {
        function fulfilled(value) { try { step(generator.next(value)); } catch (e) { reject(e); } }
        function rejected(value) { try { step(generator["throw"](value)); } catch (e) { reject(e); } }
        function step(result) { result.done ? resolve(result.value) : adopt(result.value).then(fulfilled, rejected); }
        step((generator = generator.apply(thisArg, _arguments || [])).next());
    });
};
var Api = /** @class */ (function () {
    function Api(base) {
        this.base = base;
    }
    Api.prototype.token = function () {
        var m = document.cookie.match(/(?:^|;\s*)csrftoken=([^;]+)/);
        return m ? decodeURIComponent(m[1]) : "";
    };
    Api.prototype.move = function (ids, album) {
        return __awaiter(this, void 0, void 0, function* () {
            const res = yield fetch(this.base + "/photos/move", {
                method: "POST",
                credentials: "same-origin",
                headers: { "Content-Type": "application/json", "X-CSRFToken": this.token() },
                body: JSON.stringify({ photo_ids: ids, target: album }),
            });
            if (!res.ok)
                throw new Error("HTTP " + res.status);
            return res.json();
        });
    };
    return Api;
}());
var Panel = /** @class */ (function () {
    function Panel(api) {
        this.api = api;
        this.picked = new Set();
    }
    Panel.prototype.mount = function () {
        for (const tile of Array.from(document.querySelectorAll(".photo-tile[data-photo-id]"))) {
            const box = document.createElement("input");
            box.type = "checkbox";
            box.addEventListener("change", () => {
                const id = Number(tile.dataset.photoId);
                box.checked ? this.picked.add(id) : this.picked.delete(id);
                this.button.textContent = "Move " + this.picked.size + " photos…";
            });
            tile.prepend(box);
        }
        this.button = document.createElement("button");
        this.button.textContent = "Move…";
        this.button.addEventListener("click", () => this.run());
        document.querySelector(".album-toolbar")?.append(this.button);
    };
    Panel.prototype.run = function () {
        return __awaiter(this, void 0, void 0, function* () {
            const album = prompt("Number of the target album:");
            if (!album || !this.picked.size)
                return;
            try {
                yield this.api.move([...this.picked], Number(album));
                location.reload();
            }
            catch (err) {
                alert("Could not move: " + err.message);
            }
        });
    };
    return Panel;
}());
new Panel(new Api(location.origin + "/api/v1")).mount();
