// ==UserScript==
// @name         Default Video Quality
// @namespace    https://scripts.example/default-quality
// @version      1.3
// @description  Always starts in 1080p.
// @match        https://www.youtube.com/watch*
// @grant        unsafeWindow
// ==/UserScript==

const WANTED = ['hd1080', 'hd720', 'large'];

function player() {
  return unsafeWindow.document.getElementById('movie_player');
}

function choose() {
  const current = player();
  if (!current || typeof current.getAvailableQualityLevels !== 'function') return;
  const levels = current.getAvailableQualityLevels();
  const best = WANTED.find((level) => levels.includes(level));
  if (best) current.setPlaybackQualityRange(best);
}

document.addEventListener('yt-navigate-finish', () => setTimeout(choose, 1000));
choose();
