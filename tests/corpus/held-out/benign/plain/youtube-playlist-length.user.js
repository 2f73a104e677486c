// ==UserScript==
// @name         YouTube playlist length
// @namespace    yt-playlist-length
// @version      1.3.7
// @description  Total and remaining time of a playlist at your playback speed
// @match        https://www.youtube.com/*
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
var __classPrivateFieldGet = (this && this.__classPrivateFieldGet) || function (receiver, state, kind, f) {
    if (kind === "a" && !f) throw new TypeError("Private accessor was defined without a getter");
    if (typeof state === "function" ? receiver !== state || !f : !state.has(receiver)) throw new TypeError("Cannot read private member from an object whose class did not declare it");
    return kind === "m" ? f : kind === "a" ? f.call(receiver) : f ? f.value : state.get(receiver);
};
var _Meter_instances, _Meter_render;
var Unit;
(function (Unit) {
    Unit[Unit["Second"] = 1] = "Second";
    Unit[Unit["Minute"] = 60] = "Minute";
    Unit[Unit["Hour"] = 3600] = "Hour";
})(Unit || (Unit = {}));
const waitFor = (selector, timeout = 15000) => new Promise((resolve, reject) => {
    const hit = document.querySelector(selector);
    if (hit)
        return resolve(hit);
    const observer = new MutationObserver(() => {
        const found = document.querySelector(selector);
        if (!found)
            return;
        observer.disconnect();
        resolve(found);
    });
    observer.observe(document.documentElement, { childList: true, subtree: true });
    setTimeout(() => { observer.disconnect(); reject(new Error(`timeout: ${selector}`)); }, timeout);
});
function parseClock(text) {
    return text.trim().split(":").reduce((acc, part) => acc * 60 + (parseInt(part, 10) || 0), 0);
}
function format(seconds) {
    const h = Math.floor(seconds / Unit.Hour);
    const m = Math.floor((seconds % Unit.Hour) / Unit.Minute);
    const s = Math.floor(seconds % Unit.Minute);
    return (h ? h + ":" : "") + String(m).padStart(h ? 2 : 1, "0") + ":" + String(s).padStart(2, "0");
}
class Meter {
    constructor(panel) {
        _Meter_instances.add(this);
        this.panel = panel;
        this.label = document.createElement("div");
        this.label.style.cssText = "padding:4px 16px;font-size:1.2rem;color:var(--yt-spec-text-secondary)";
        const header = panel.querySelector("#header-contents, #header-description");
        header === null || header === void 0 ? void 0 : header.append(this.label);
    }
    update() {
        var _a, _b;
        const items = [...this.panel.querySelectorAll("ytd-playlist-panel-video-renderer")];
        const times = items.map(i => { var _a, _b; return parseClock((_b = (_a = i.querySelector("badge-shape, #text.ytd-thumbnail-overlay-time-status-renderer")) === null || _a === void 0 ? void 0 : _a.textContent) !== null && _b !== void 0 ? _b : ""); });
        const at = items.findIndex(i => i.hasAttribute("selected"));
        const rate = (_b = (_a = document.querySelector("video")) === null || _a === void 0 ? void 0 : _a.playbackRate) !== null && _b !== void 0 ? _b : 1;
        const sum = (list) => list.reduce((a, b) => a + b, 0);
        __classPrivateFieldGet(this, _Meter_instances, "m", _Meter_render).call(this, sum(times), sum(times.slice(Math.max(0, at))), rate, times.filter(t => t === 0).length);
    }
}
_Meter_instances = new WeakSet(), _Meter_render = function _Meter_render(total, left, rate, unknown) {
    const parts = [`total ${format(total)}`, `left ${format(left / rate)}${rate === 1 ? "" : ` at ${rate}×`}`];
    if (unknown)
        parts.push(`${unknown} not loaded`);
    this.label.textContent = parts.join(" · ");
};
let meter;
function main() {
    return __awaiter(this, void 0, void 0, function* () {
        if (!new URLSearchParams(location.search).has("list"))
            return;
        try {
            const panel = yield waitFor("ytd-playlist-panel-renderer#playlist");
            meter !== null && meter !== void 0 ? meter : (meter = new Meter(panel));
            yield new Promise(r => setTimeout(r, 1000));
            meter.update();
        }
        catch (e) {
            console.debug("[playlist-length]", e);
        }
    });
}
document.addEventListener("yt-navigate-finish", main);
document.addEventListener("ratechange", () => meter === null || meter === void 0 ? void 0 : meter.update(), true);
main();
