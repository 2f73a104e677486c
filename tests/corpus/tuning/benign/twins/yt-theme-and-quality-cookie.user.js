// ==UserScript==
// @name         YouTube - Force Theater Mode & HD
// @name:de      YouTube - Kinomodus und HD erzwingen
// @namespace    https://greasyfork.org/users/4004
// @version      2.4.1
// @description  Opens every video in theater mode and keeps the chosen quality. Uses the site's own "wide" cookie.
// @author       fznhq-like
// @match        https://www.youtube.com/*
// @icon         https://www.youtube.com/favicon.ico
// @run-at       document-start
// @grant        GM_getValue
// @grant        GM_setValue
// @grant        GM_registerMenuCommand
// @grant        unsafeWindow
// @license      MIT
// ==/UserScript==

(function () {
    "use strict";

    const QUALITIES = ["highres", "hd2880", "hd2160", "hd1440", "hd1080", "hd720", "large", "medium"];
    const options = {
        theater: GM_getValue("theater", true),
        quality: GM_getValue("quality", "hd1080"),
        debug: false,
    };

    const log = (...a) => options.debug && console.log("[YT-HD]", ...a);

    function readCookie(name) {
        for (const part of document.cookie.split("; ")) {
            const i = part.indexOf("=");
            if (part.slice(0, i) === name) return decodeURIComponent(part.slice(i + 1));
        }
        return null;
    }

    function writeCookie(name, value, days) {
        const exp = new Date(Date.now() + days * 864e5).toUTCString();
        document.cookie = `${name}=${encodeURIComponent(value)}; expires=${exp}; path=/; domain=.youtube.com`;
    }

    // the player reads this cookie once at start up
    const want = options.theater ? "1" : "0";
    if (readCookie("wide") !== want) {
        writeCookie("wide", want, 365);
        log("cookie updated");
    }

    function bestAvailable(player) {
        const levels = player.getAvailableQualityLevels();
        const start = QUALITIES.indexOf(options.quality);
        for (let i = start; i < QUALITIES.length; i++) {
            if (levels.includes(QUALITIES[i])) return QUALITIES[i];
        }
        return levels[0];
    }

    function applyQuality() {
        const player = unsafeWindow.document.getElementById("movie_player");
        if (!player || typeof player.getAvailableQualityLevels !== "function") return;
        const q = bestAvailable(player);
        if (!q || player.getPlaybackQuality() === q) return;
        if (typeof player.setPlaybackQualityRange === "function") player.setPlaybackQualityRange(q, q);
        player.setPlaybackQuality(q);
        log("quality", q);
    }

    window.addEventListener("yt-navigate-finish", () => setTimeout(applyQuality, 500));
    window.addEventListener("loadstart", (e) => {
        if (e.target instanceof HTMLMediaElement) setTimeout(applyQuality, 800);
    }, true);

    GM_registerMenuCommand(`${options.theater ? "☑" : "☐"} Theater mode`, () => {
        GM_setValue("theater", !options.theater);
        location.reload();
    });
    GM_registerMenuCommand(`Quality: ${options.quality}`, () => {
        const q = prompt(`One of: ${QUALITIES.join(", ")}`, options.quality);
        if (q && QUALITIES.includes(q)) {
            GM_setValue("quality", (options.quality = q));
            applyQuality();
        }
    });
})();
