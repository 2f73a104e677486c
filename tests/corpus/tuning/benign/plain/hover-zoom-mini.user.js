// ==UserScript==
// @name           Mouseover popup image viewer (mini)
// @namespace      popup.mini
// @description    Shows the full picture of a thumbnail while the mouse is over it; Z zooms, D saves
// @version        1.2.20
// @include        http*://gallery.example.net/*
// @include        http*://imgs.example.com/*
// @include        https://en.wikipedia.org/*
// @grant          GM_addStyle
// @grant          GM_download
// ==/UserScript==

'use strict';

const RULES = [
  // [host, thumbnail url pattern, replacement]
  ['wikipedia.org', /\/thumb(\/.+?)\/\d+px-[^/]+$/, '$1'],
  ['gallery.example.net', /\/t\/(\d+)_s\.(jpe?g|png|webp)$/, '/o/$1.$2'],
  ['imgs.example.com', /([?&])(w|h|fit|q)=[^&]*/g, '$1'],
];

const app = {
  timer: 0, popup: null, node: null, zoom: false,

  fullUrl(img) {
    const linked = img.closest('a[href]');
    if (linked && /\.(jpe?g|png|gif|webp|avif)$/i.test(linked.pathname) && !/\/wiki\//.test(linked.pathname)) return linked.href;
    for (const [host, re, to] of RULES) {
      if (!location.hostname.endsWith(host)) continue;
      const u = img.currentSrc.replace(re, to);
      if (u !== img.currentSrc) return u;
    }
    return null;
  },

  over({ target, clientX, clientY }) {
    if (target.tagName !== 'IMG' || target === app.popup) return;
    const url = app.fullUrl(target);
    if (!url) return;
    clearTimeout(app.timer);
    app.node = target;
    app.timer = setTimeout(() => app.show(url, clientX, clientY), 250);
    target.addEventListener('mouseleave', app.hide, { once: true });
  },

  show(url, x, y) {
    app.hide();
    const p = app.popup = new Image();
    p.id = 'mpiv-mini';
    p.onload = () => app.place(x, y);
    p.onerror = app.hide;
    p.src = url;
    document.body.append(p);
  },

  place(x, y) {
    const p = app.popup;
    if (!p) return;
    const scale = app.zoom ? 1 : Math.min(1, (innerWidth - 20) / p.naturalWidth, (innerHeight - 20) / p.naturalHeight);
    const w = p.naturalWidth * scale, h = p.naturalHeight * scale;
    p.style.width = `${w}px`;
    p.style.left = `${x > innerWidth / 2 ? Math.max(10, x - w - 20) : Math.min(innerWidth - w - 10, x + 20)}px`;
    p.style.top = `${Math.max(10, Math.min(innerHeight - h - 10, y - h / 2))}px`;
  },

  hide() {
    clearTimeout(app.timer);
    if (app.popup) app.popup.remove();
    app.popup = null;
    app.zoom = false;
  },

  key(e) {
    if (!app.popup || e.ctrlKey || e.altKey) return;
    if (e.key === 'z') { app.zoom = !app.zoom; app.place(innerWidth / 2, innerHeight / 2); }
    else if (e.key === 'd') GM_download({ url: app.popup.src, name: decodeURIComponent(app.popup.src.split(/[?#]/)[0].split('/').pop()) });
    else if (e.key === 'Escape') app.hide();
    else return;
    e.preventDefault();
  },
};

GM_addStyle('#mpiv-mini{position:fixed;z-index:2147483647;pointer-events:none;box-shadow:0 4px 20px #000;background:#fff;max-width:none}');
document.addEventListener('mouseover', app.over, { passive: true });
document.addEventListener('keydown', app.key);
