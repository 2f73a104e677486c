// ==UserScript==
// @name         Endless pages (AutoPagerize-like)
// @namespace    autopage.mini
// @version      0.21
// @description  次のページを自動的に読み込む / appends the next page of lists on a few sites
// @match        https://board.example.org/*
// @match        https://news.ycombinator.com/*
// @match        https://search.example.com/*
// @grant        none
// ==/UserScript==

(function () {
    var SITEINFO = [
        { url: /^https:\/\/board\.example\.org\/viewforum/, next: 'a[rel="next"]', items: 'ul.topics > li' },
        { url: /^https:\/\/board\.example\.org\/viewtopic/, next: '.pagination li.next a', items: 'div.post' },
        { url: /^https:\/\/news\.ycombinator\.com\//, next: 'a.morelink', items: 'tr.athing, tr.athing + tr, tr.spacer' },
        { url: /^https:\/\/search\.example\.com\/\?/, next: '#next', items: '.result' }
    ];
    var info = SITEINFO.filter(function (s) { return s.url.test(location.href); })[0];
    if (!info) return;

    var a = document.querySelector(info.next);
    var nextUrl = a && a.href;
    var items = document.querySelectorAll(info.items);
    if (!nextUrl || !items.length) return;

    var anchor = document.createElement(items[0].tagName);
    items[items.length - 1].parentNode.insertBefore(anchor, items[items.length - 1].nextSibling);

    var state = 'idle', page = 1, loaded = {};
    loaded[location.href] = true;

    function loadNext() {
        if (state !== 'idle' || !nextUrl || loaded[nextUrl]) return;
        if (new URL(nextUrl).origin !== location.origin) return;   // 同一サイトのみ
        state = 'loading';
        loaded[nextUrl] = true;
        fetch(nextUrl, { credentials: 'same-origin' })
            .then(function (r) { if (!r.ok) throw r.status; return r.text(); })
            .then(function (html) {
                var doc = new DOMParser().parseFromString(html, 'text/html');
                var list = doc.querySelectorAll(info.items);
                var frag = document.createDocumentFragment();
                frag.appendChild(separator(++page, nextUrl));
                list.forEach(function (n) { frag.appendChild(document.importNode(n, true)); });
                anchor.parentNode.insertBefore(frag, anchor);
                var link = doc.querySelector(info.next);
                nextUrl = link ? new URL(link.getAttribute('href'), nextUrl).href : null;
                state = list.length && nextUrl ? 'idle' : 'end';
            })
            .catch(function (e) { state = 'error'; console.warn('endless pages', e); });
    }

    function separator(n, url) {
        var el = document.createElement(anchor.tagName);
        var link = document.createElement('a');
        link.href = url;
        link.textContent = '— page ' + n + ' —';
        if (el.tagName === 'TR') { var td = el.insertCell(); td.colSpan = 3; td.appendChild(link); } else el.appendChild(link);
        return el;
    }

    new IntersectionObserver(function (es) { if (es[0].isIntersecting) loadNext(); }, { rootMargin: '1200px' })
        .observe(document.querySelector('footer') || anchor);
    window.addEventListener('scroll', function () {
        if (innerHeight + scrollY > document.documentElement.scrollHeight - 1200) loadNext();
    }, { passive: true });
})();
