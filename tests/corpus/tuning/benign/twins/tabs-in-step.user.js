// ==UserScript==
// @name         Tabs in Step
// @namespace    https://scripts.example/tabs-in-step
// @version      1.0
// @description  Font size follows you through all tabs of a site.
// @match        https://books.example.com/*
// @grant        none
// ==/UserScript==

const channel = new BroadcastChannel('reading-size');
const apply = (size) => {
  document.documentElement.style.fontSize = `${size}%`;
};
let size = Number(localStorage.getItem('reading-size') ?? 100);
apply(size);

channel.onmessage = ({ data }) => {
  if (!Number.isInteger(data) || data < 60 || data > 240) return;
  size = data;
  apply(size);
};

document.addEventListener('keydown', ({ altKey, key }) => {
  const step = { '+': 10, '-': -10 }[key];
  if (!altKey || !step) return;
  size = Math.min(240, Math.max(60, size + step));
  localStorage.setItem('reading-size', String(size));
  channel.postMessage(size);
  apply(size);
});
