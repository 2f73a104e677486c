// ==UserScript==
// @name         Hover zoom (shift)
// @namespace    hzoom
// @version      1.0.8
// @description  Hold Shift over a thumbnail to see the linked large picture
// @match        https://gallery.example.com/*
// @match        https://old.reddit.com/*
// @grant        none
// ==/UserScript==

var HZ = HZ || {};

HZ.rules = [
    { test: /\.(jpe?g|png|gif|webp)(\?.*)?$/i, to: function (href) { return href; } },
    { test: /\/thumbs\/(\d+)_s\./, to: function (href) { return href.replace('/thumbs/', '/full/').replace('_s.', '.'); } },
    { test: /[?&]w=\d+/, to: function (href) { return href.replace(/([?&])w=\d+/, '$1w=1600'); } }
];

HZ.resolve = function (img) {
    var link = img.closest('a[href]');
    var candidates = [link && link.href, img.getAttribute('data-full'), img.currentSrc || img.src];
    for (var i = 0; i < candidates.length; i++) {
        for (var j = 0; candidates[i] && j < HZ.rules.length; j++) {
            if (HZ.rules[j].test.test(candidates[i])) return HZ.rules[j].to(candidates[i]);
        }
    }
    return null;
};

HZ.show = function (src) {
    if (!HZ.pop) {
        HZ.pop = new Image();
        HZ.pop.style.cssText = 'position:fixed;z-index:100000;max-width:90vw;max-height:90vh;box-shadow:0 0 30px #000;pointer-events:none;background:#222';
        HZ.pop.onload = HZ.place;
    }
    if (HZ.pop.src !== src) HZ.pop.src = src;
    document.body.appendChild(HZ.pop);
    HZ.place();
};

HZ.place = function () {
    var w = HZ.pop.offsetWidth, h = HZ.pop.offsetHeight;
    HZ.pop.style.left = (HZ.x > innerWidth / 2 ? Math.max(5, HZ.x - w - 20) : Math.min(innerWidth - w - 5, HZ.x + 20)) + 'px';
    HZ.pop.style.top = Math.max(5, Math.min(innerHeight - h - 5, HZ.y - h / 2)) + 'px';
};

HZ.hide = function () { if (HZ.pop) HZ.pop.remove(); };

document.addEventListener('mousemove', function (e) {
    HZ.x = e.clientX;
    HZ.y = e.clientY;
    if (!e.shiftKey || e.target.tagName !== 'IMG') return HZ.hide();
    var src = HZ.resolve(e.target);
    if (src) HZ.show(src);
}, { passive: true });
document.addEventListener('keyup', function (e) { if (e.key === 'Shift') HZ.hide(); });
