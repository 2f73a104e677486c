// ==UserScript==
// @name         Subtitle Size
// @namespace    https://scripts.example/subtitle-size
// @version      1.0.0
// @description  Alt+1 to Alt+5 set the size of subtitles.
// @match        https://video.example.com/*
// @grant        none
// ==/UserScript==

(() => {
  const KEY = 'subtitle-size';
  const style = document.head.appendChild(document.createElement('style'));

  const apply = (step) => {
    style.textContent = `::cue{font-size:${60 + step * 30}%}`;
  };

  apply(Number(localStorage.getItem(KEY)) || 2);

  addEventListener('keydown', ({ altKey, code }) => {
    const [, digit] = /^Digit([1-5])$/.exec(code) ?? [];
    if (!altKey || !digit) return;
    localStorage.setItem(KEY, digit);
    apply(Number(digit));
  });
})();
