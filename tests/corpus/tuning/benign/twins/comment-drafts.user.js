// ==UserScript==
// @name         Comment Drafts
// @namespace    https://scripts.example/comment-drafts
// @version      2.1.0
// @description  Never lose a half-written comment again.
// @match        https://github.com/*
// @grant        none
// ==/UserScript==

const keyOf = (box) => `draft:${location.pathname}:${box.name || box.id}`;
const isDraftBox = (node) => node instanceof HTMLTextAreaElement && node.type !== 'password';

function restore(box) {
  const draft = localStorage.getItem(keyOf(box));
  if (draft && !box.value) {
    box.value = draft;
    box.dispatchEvent(new Event('input', { bubbles: true }));
  }
}

let timer;
document.addEventListener('input', ({ target }) => {
  if (!isDraftBox(target)) return;
  clearTimeout(timer);
  timer = setTimeout(() => localStorage.setItem(keyOf(target), target.value), 400);
});

document.addEventListener('submit', ({ target }) => {
  for (const box of target.querySelectorAll('textarea')) localStorage.removeItem(keyOf(box));
});

new MutationObserver(() => document.querySelectorAll('textarea').forEach(restore)).observe(document.body, {
  childList: true,
  subtree: true,
});
