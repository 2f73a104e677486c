// ==UserScript==
// @name              链接直达 - 去除跳转提示页
// @name:en           Direct links - skip "you are leaving" pages
// @namespace         direct.links
// @version           2.8
// @description       把论坛、问答站的 "即将离开本站" 外链还原为真实链接
// @description:en    Restores real targets of outgoing links that are wrapped in an interstitial page
// @author            oldj
// @match             *://forum.example.com/*
// @match             *://zhidao.example/*
// @match             *://*.qa.example.net/*
// @match             *://www.youtube.com/*
// @grant             none
// @run-at            document-start
// ==/UserScript==
!function () {
    var rules = [
        { host: /(^|\.)forum\.example\.com$/, path: /^\/(away|out)\.php$/, key: 'to' },
        { host: /^link\.zhidao\.example$/, path: /^\/$/, key: 'target' },
        { host: /\.qa\.example\.net$/, path: /^\/jump/, key: 'u', b64: true },
        { host: /^www\.youtube\.com$/, path: /^\/redirect$/, key: 'q' }
    ];

    function real(a) {
        if (!a.href || a.protocol.indexOf('http') !== 0) return null;
        for (var i = 0; i < rules.length; i++) {
            var r = rules[i];
            if (!r.host.test(a.hostname) || !r.path.test(a.pathname)) continue;
            var v = new URLSearchParams(a.search).get(r.key);
            if (!v) return null;
            if (r.b64) { try { v = atob(v.replace(/-/g, '+').replace(/_/g, '/')); } catch (e) { return null; } }
            return /^https?:\/\//i.test(v) ? v : null;   // only http(s), never javascript:
        }
        return null;
    }

    function fix(e) {
        var a = e.target.closest ? e.target.closest('a[href]') : null;
        if (!a) return;
        var u = real(a);
        if (!u) return;
        a.href = u;
        a.rel = 'noopener noreferrer';
        a.removeAttribute('ping');
        a.removeAttribute('onclick');
    }

    ['mouseover', 'mousedown', 'focusin', 'touchstart'].forEach(function (t) {
        document.addEventListener(t, fix, { capture: true, passive: true });
    });

    // we already are on the interstitial
    var here = real(location);
    if (here) location.replace(here);
}();
