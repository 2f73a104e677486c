// ==UserScript==
// @name        Scroll memory for single page apps
// @namespace   scrollmem
// @version     0.4
// @description Comes back to where you were when you press Back in shops that forget it
// @match       https://shop.example/*
// @match       https://crafts.example.com/*
// @run-at      document-start
// @grant       none
// ==/UserScript==

const SLOT = 'scrollmem';
const memory = new Map(JSON.parse(sessionStorage.getItem(SLOT) || '[]'));
let here = location.href;

function keep() {
  memory.set(here, Math.round(window.scrollY));
  while (memory.size > 60) memory.delete(memory.keys().next().value);
  sessionStorage.setItem(SLOT, JSON.stringify([...memory]));
}

function arrive(restore) {
  here = location.href;
  if (!restore || !memory.has(here)) return;
  const want = memory.get(here);
  const started = performance.now();
  (function retry() {
    if (document.documentElement.scrollHeight >= want + innerHeight || performance.now() - started > 3000) {
      window.scrollTo(0, want);
    } else {
      requestAnimationFrame(retry);
    }
  })();
}

for (const name of ['pushState', 'replaceState']) {
  const original = history[name];
  history[name] = function (...args) {
    if (name === 'pushState') keep();
    const result = original.apply(this, args);
    arrive(false);
    return result;
  };
}

window.addEventListener('popstate', () => arrive(true));
window.addEventListener('scroll', () => {
  clearTimeout(window.__sm);
  window.__sm = setTimeout(keep, 250);
}, { passive: true });
