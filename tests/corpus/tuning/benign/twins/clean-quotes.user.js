// ==UserScript==
// @name         Clean Copy
// @namespace    https://scripts.example/clean-copy
// @version      1.0.0
// @description  Copied text without soft hyphens and advertisements of the page.
// @match        https://news.example.com/*
// @grant        none
// ==/UserScript==

const steps = [
  (text) => text.replace(/\u00ad/g, ''),
  (text) => text.replace(/\n+Read more at https?:\S+\s*$/i, ''),
  (text) => text.replace(/[ \t]+\n/g, '\n'),
];

document.addEventListener('copy', (event) => {
  const selected = document.getSelection()?.toString();
  if (!selected) return;
  const text = steps.reduce((result, step) => step(result), selected);
  event.clipboardData.setData('text/plain', text);
  event.preventDefault();
  event.stopImmediatePropagation();
}, true);
