// ==UserScript==
// @name         One player at a time
// @namespace    solo-player
// @version      1.0.6
// @match        https://radio.freewave.example/*
// @match        https://www.youtube.com/*
// @match        https://podcasts.earful.example/*
// @grant        GM_setValue
// @grant        GM_getValue
// @grant        GM_addValueChangeListener
// @description  Starting a video or a podcast pauses the others in all tabs
// ==/UserScript==

const me = crypto.randomUUID();
const enabled = GM_getValue('enabled', true);

if (enabled) {
  document.addEventListener(
    'play',
    (e) => {
      if (e.target instanceof HTMLMediaElement && !e.target.muted) {
        GM_setValue('now', { tab: me, at: Date.now() });
      }
    },
    true,
  );

  GM_addValueChangeListener('now', (_name, _old, now, remote) => {
    if (!remote || !now || now.tab === me) return;
    for (const m of document.querySelectorAll('video, audio')) {
      if (!m.paused && !m.muted) m.pause();
    }
  });
}
