// ==UserScript==
// @name         Leave Guard
// @namespace    https://scripts.example/leave-guard
// @version      1.0
// @description  Asks before you lose what you typed.
// @match        https://forms.example.com/*
// @grant        none
// ==/UserScript==

let changed = false;
document.addEventListener('input', () => (changed = true));
document.addEventListener('submit', () => (changed = false));

function ask(address) {
  const cover = document.createElement('div');
  cover.style.cssText = 'position:fixed;inset:0;background:#000a;display:grid;place-items:center;z-index:2147483647';
  const card = document.createElement('div');
  card.style.cssText = 'background:#fff;padding:2em;border-radius:8px';
  card.append('You have typed something that is not saved. ');
  const stay = Object.assign(document.createElement('button'), { textContent: 'Stay', onclick: () => cover.remove() });
  const go = Object.assign(document.createElement('button'), { textContent: 'Leave', onclick: () => location.assign(address) });
  card.append(stay, go);
  cover.append(card);
  document.body.append(cover);
  stay.focus();
}

document.addEventListener('click', (event) => {
  const link = event.target.closest('a[href]');
  if (!changed || !link || link.origin !== location.origin) return;
  event.preventDefault();
  ask(link.pathname + link.search);
}, true);
