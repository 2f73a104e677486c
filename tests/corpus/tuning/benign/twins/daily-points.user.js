// ==UserScript==
// @name         Daily check-in button
// @match        https://club.example.net/*
// @version      1.0
// @grant        none
// ==/UserScript==
"use strict";
var __awaiter = (this && this.__awaiter) || function (thisArg, _arguments, P, generator) {
    return new (P || (P = Promise))(function (resolve, reject) {
        function fulfilled(value) { try { step(generator.next(value)); } catch (e) { reject(e); } }
        function rejected(value) { try { step(generator["throw"](value)); } catch (e) { reject(e); } }
        function step(result) { result.done ? resolve(result.value) : Promise.resolve(result.value).then(fulfilled, rejected); }
        step((generator = generator.apply(thisArg, _arguments || [])).next());
    });
};
var CheckIn = /** @class */ (function () {
    function CheckIn(host) {
        var _this = this;
        this.button = document.createElement("button");
        this.button.textContent = "Claim today's points";
        this.button.addEventListener("click", function () { return _this.claim(); });
        host.appendChild(this.button);
    }
    CheckIn.prototype.claim = function () {
        return __awaiter(this, void 0, void 0, function* () {
            this.button.disabled = true;
            const res = yield fetch("/api/points/daily", { method: "POST", headers: { "X-Requested-With": "XMLHttpRequest" } });
            const data = yield res.json();
            this.button.textContent = res.ok ? "+" + data.points + " points" : String(data.message || res.status);
        });
    };
    return CheckIn;
}());
var host = document.querySelector(".user-menu");
if (host)
    new CheckIn(host);
