// ==UserScript==
// @name         Forum Night Theme
// @namespace    https://greasyfork.org/users/forum-night
// @version      2.4.1
// @description  Dark colours for the old phpBB style, with a schedule
// @author       mirkwood
// @match        https://forum.example.org/*
// @run-at       document-start
// @grant        GM_addStyle
// @grant        GM_getValue
// @grant        GM_setValue
// @grant        GM_registerMenuCommand
// ==/UserScript==

(function () {
    'use strict';

    var CSS = [
        ':root.nt { color-scheme: dark; }',
        '.nt body, .nt #wrap { background: #16181c !important; color: #c9ccd1 !important; }',
        '.nt a:link { color: #7fb2f0 !important; }',
        '.nt a:visited { color: #a795d8 !important; }',
        '.nt .postbody, .nt .panel { background: #1e2127 !important; border-color: #2c3038 !important; }',
        '.nt .bg1, .nt .bg2, .nt .bg3 { background: #1b1e23 !important; }',
        '.nt blockquote { background: #23272f !important; border-left: 3px solid #4b5563 !important; }',
        '.nt input, .nt textarea, .nt select { background: #0f1114 !important; color: #ddd !important; border: 1px solid #333 !important; }',
        '.nt img.smilies { filter: brightness(.85); }',
        '.nt .headerbar { background-image: none !important; background: #101216 !important; }'
    ].join('\n');

    function withinSchedule(from, to, hour) {
        if (from === to) return true;
        return from < to ? (hour >= from && hour < to) : (hour >= from || hour < to);
    }

    function wanted() {
        var mode = GM_getValue('mode', 'auto');
        if (mode === 'on') return true;
        if (mode === 'off') return false;
        if (mode === 'system') return window.matchMedia('(prefers-color-scheme: dark)').matches;
        return withinSchedule(GM_getValue('from', 19), GM_getValue('to', 7), new Date().getHours());
    }

    function apply() {
        document.documentElement.classList.toggle('nt', wanted());
    }

    GM_addStyle(CSS);
    apply();
    setInterval(apply, 60000);
    window.matchMedia('(prefers-color-scheme: dark)').addListener(apply);

    ['auto', 'system', 'on', 'off'].forEach(function (m) {
        GM_registerMenuCommand('Night theme: ' + m, function () {
            GM_setValue('mode', m);
            apply();
        });
    });

    GM_registerMenuCommand('Set hours…', function () {
        var v = prompt('From hour - to hour', GM_getValue('from', 19) + '-' + GM_getValue('to', 7));
        var m = /^\s*(\d{1,2})\s*-\s*(\d{1,2})\s*$/.exec(v || '');
        if (!m) return;
        GM_setValue('from', Math.min(23, +m[1]));
        GM_setValue('to', Math.min(23, +m[2]));
        apply();
    });
})();
