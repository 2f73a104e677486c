// ==UserScript==
// @name         Smart quotes
// @namespace    quotes.example
// @version      1.2.0
// @description  Typographic quotes in the editor
// @match        https://write.example.com/*
// @grant        none
// ==/UserScript==
"use strict";
var __classPrivateFieldGet = (this && this.__classPrivateFieldGet) || function (receiver, state, kind, f) {
    if (kind === "a" && !f) throw new TypeError("Private accessor was defined without a getter");
    return kind === "m" ? f : kind === "a" ? f.call(receiver) : f ? f.value : state.get(receiver);
};
var _Quotes_pairs;
class Quotes {
    constructor(pairs) {
        _Quotes_pairs.set(this, void 0);
        _Quotes_pairs.set(this, pairs);
    }
    next(before, kind) {
        const [open, close] = __classPrivateFieldGet(this, _Quotes_pairs, "f")[kind];
        return /[\s([{\u2013\u2014]$|^$/.test(before) ? open : close;
    }
    handle(event) {
        const area = event.target;
        if (!(area instanceof HTMLTextAreaElement)) return;
        if (event.data !== '"' && event.data !== "'") return;
        const at = area.selectionStart;
        const before = area.value.slice(0, at);
        event.preventDefault();
        area.setRangeText(this.next(before, event.data), at, area.selectionEnd, "end");
    }
}
_Quotes_pairs = new WeakMap();
const quotes = new Quotes({ '"': ["\u201c", "\u201d"], "'": ["\u2018", "\u2019"] });
document.addEventListener("beforeinput", (event) => quotes.handle(event));
