// ==UserScript==
// @name         护眼模式 / Night mode
// @name:es      Modo noche
// @namespace    nightmode.xiu
// @version      1.4.4
// @description  Dark filter for every site: by hand, by clock or by the system theme; per-site exceptions
// @match        *://*/*
// @icon         data:image/svg+xml;base64,PHN2ZyB4bWxucz0iaHR0cDovL3d3dy53My5vcmcvMjAwMC9zdmciIHZpZXdCb3g9IjAgMCAxMCAxMCI+PGNpcmNsZSBjeD0iNSIgY3k9IjUiIHI9IjUiLz48L3N2Zz4=
// @grant        GM_registerMenuCommand
// @grant        GM_unregisterMenuCommand
// @grant        GM_getValue
// @grant        GM_setValue
// @run-at       document-start
// @license      GPL-3.0
// ==/UserScript==

(function() {
    'use strict';
    var menu_ALL = [
        ['menu_mode', 'auto', ['on', 'off', 'clock', 'auto']],
        ['menu_type', 1, [1, 2, 3]],
        ['menu_hours', '20-7', null],
        ['menu_except', [], null]
    ], menu_ID = [];

    for (let i = 0; i < menu_ALL.length; i++) {
        if (GM_getValue(menu_ALL[i][0]) == null) GM_setValue(menu_ALL[i][0], menu_ALL[i][1]);
    }

    function isNight() {
        var mode = GM_getValue('menu_mode');
        if (GM_getValue('menu_except').includes(location.host)) return false;
        if (mode === 'on') return true;
        if (mode === 'off') return false;
        if (mode === 'auto') return window.matchMedia('(prefers-color-scheme: dark)').matches;
        var h = new Date().getHours(), r = GM_getValue('menu_hours').split('-').map(Number);
        return r[0] > r[1] ? (h >= r[0] || h < r[1]) : (h >= r[0] && h < r[1]);
    }

    function css(type) {
        switch (type) {
            case 1: return 'html { filter: brightness(70%) !important; background: #222 !important }';
            case 2: return 'html { filter: sepia(35%) brightness(85%) !important; background: #2a261c !important }';
            case 3: return 'html { filter: invert(90%) hue-rotate(180deg) !important; background: #fff !important } ' +
                'img, video, picture, canvas, iframe, embed, [style*="background-image"] { filter: invert(100%) hue-rotate(180deg) !important }';
        }
    }

    function apply() {
        var el = document.getElementById('XIU_NightMode');
        if (el) el.remove();
        if (!isNight()) return;
        // already dark pages need no inversion
        var type = GM_getValue('menu_type');
        if (type === 3 && document.body) {
            var c = (getComputedStyle(document.body).backgroundColor.match(/\d+(\.\d+)?/g) || []).map(Number);
            if ((c.length === 3 || c[3] > 0) && (c[0] + c[1] + c[2]) / 3 < 70) type = 1;
        }
        el = document.createElement('style');
        el.id = 'XIU_NightMode';
        el.textContent = css(type);
        document.documentElement.appendChild(el);
    }

    function registerMenu() {
        menu_ID.forEach(function(id) { GM_unregisterMenuCommand(id); });
        menu_ID = [
            GM_registerMenuCommand('🌙 Mode: ' + GM_getValue('menu_mode'), function() { rotate(menu_ALL[0]); }),
            GM_registerMenuCommand('🎨 Filter: ' + GM_getValue('menu_type'), function() { rotate(menu_ALL[1]); }),
            GM_registerMenuCommand('🕗 Hours: ' + GM_getValue('menu_hours'), function() {
                var v = prompt('from-to', GM_getValue('menu_hours'));
                if (v && /^\d{1,2}-\d{1,2}$/.test(v)) { GM_setValue('menu_hours', v); refresh(); }
            }),
            GM_registerMenuCommand((GM_getValue('menu_except').includes(location.host) ? '❌' : '✅') + ' ' + location.host, function() {
                var l = GM_getValue('menu_except'), i = l.indexOf(location.host);
                i < 0 ? l.push(location.host) : l.splice(i, 1);
                GM_setValue('menu_except', l);
                refresh();
            })
        ];
    }

    function rotate(m) {
        var i = m[2].indexOf(GM_getValue(m[0]));
        GM_setValue(m[0], m[2][(i + 1) % m[2].length]);
        refresh();
    }
    function refresh() { apply(); if (window.top === window.self) registerMenu(); }

    refresh();
    document.addEventListener('DOMContentLoaded', apply);
    setInterval(function() { if (GM_getValue('menu_mode') === 'clock') apply(); }, 60000);
    window.matchMedia('(prefers-color-scheme: dark)').addEventListener('change', apply);
})();
