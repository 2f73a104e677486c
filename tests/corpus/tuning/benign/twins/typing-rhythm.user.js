// ==UserScript==
// @name         Typing Rhythm
// @namespace    https://scripts.example/rhythm
// @version      0.5
// @description  Words per minute below the text box.
// @match        https://typing.example.com/*
// @grant        none
// ==/UserScript==

const times = [];
const out = document.createElement('output');

const speed = () => {
  const now = performance.now();
  while (times.length && now - times[0] > 30000) times.shift();
  return Math.round((times.length / 5) * 2);
};

document.addEventListener('keydown', ({ target, repeat }) => {
  if (repeat || target.tagName !== 'TEXTAREA') return;
  times.push(performance.now());
  if (!out.isConnected) target.after(out);
  out.textContent = `${speed()} words per minute`;
});

setInterval(() => {
  if (out.isConnected) out.textContent = `${speed()} words per minute`;
}, 1000);
