// ==UserScript==
// @name         Player defaults
// @match        https://video.example.org/*
// @version      0.5
// @run-at       document-start
// @grant        unsafeWindow
// @grant        GM_getValue
// ==/UserScript==
const want = { quality: GM_getValue('quality', '1080p'), autoplay: false, annotations: false, volume: 0.6 };
let cfg;
Object.defineProperty(unsafeWindow, 'playerConfig', {
  configurable: true,
  get: () => cfg,
  set(v) {
    cfg = v;
    if (v && typeof v === 'object') for (const k of Object.keys(want)) if (k in v) v[k] = want[k];
  },
});
unsafeWindow.addEventListener('load', () => {
  const p = unsafeWindow.player;
  if (p && typeof p.setPlaybackQuality === 'function') p.setPlaybackQuality(want.quality);
});
