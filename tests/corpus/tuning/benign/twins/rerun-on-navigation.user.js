// ==UserScript==
// @name         Diff Line Counter
// @namespace    https://scripts.example/diff-lines
// @version      1.0.6
// @description  Counts changed lines on pull request pages.
// @match        https://github.com/*
// @grant        none
// ==/UserScript==

function count() {
  const added = document.querySelectorAll('.blob-num-addition').length;
  const removed = document.querySelectorAll('.blob-num-deletion').length;
  const place = document.querySelector('.gh-header-meta');
  if (!place || !(added + removed)) return;
  let label = place.querySelector('.line-count');
  if (!label) {
    label = document.createElement('span');
    label.className = 'line-count';
    place.append(label);
  }
  label.textContent = ` +${added} −${removed} shown`;
}

for (const name of ['pushState', 'replaceState']) {
  const original = history[name];
  history[name] = function (...args) {
    const result = original.apply(this, args);
    requestAnimationFrame(count);
    return result;
  };
}
addEventListener('popstate', count);
count();
