// ==UserScript==
// @name         Keyboard Pager
// @namespace    https://scripts.example/keyboard-pager
// @version      1.2
// @description  Arrow keys turn the pages of a comic.
// @match        https://comics.example.org/*
// @grant        none
// ==/UserScript==

const relations = { ArrowLeft: 'prev', ArrowRight: 'next' };

document.addEventListener('keydown', ({ key, target, ctrlKey, altKey, metaKey }) => {
  if (ctrlKey || altKey || metaKey || target.matches('input, textarea, [contenteditable]')) return;
  const rel = relations[key];
  const link = rel && document.querySelector(`a[rel~="${rel}"]`);
  if (link) link.click();
});
