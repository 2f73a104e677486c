// ==UserScript==
// @name        Inline sums
// @match       https://ledger.example.com/*
// @version     0.3
// @grant       none
// ==/UserScript==
const ALLOWED = /^[\d\s+\-*/().,%]+$/;

const calc = text => {
  if (!ALLOWED.test(text)) return null;
  const src = text.replace(/,/g, '.').replace(/(\d+(?:\.\d+)?)%/g, '($1/100)');
  try {
    const n = Function(`"use strict";return (${src})`)();
    return Number.isFinite(n) ? Math.round(n * 1e6) / 1e6 : null;
  } catch {
    return null;
  }
};

document.addEventListener('keydown', e => {
  const el = e.target;
  if (e.key !== '=' || !el.matches?.('input.amount')) return;
  const n = calc(el.value);
  if (n === null) return;
  e.preventDefault();
  el.value = String(n);
  el.dispatchEvent(new Event('input', { bubbles: true }));
  el.dispatchEvent(new Event('change', { bubbles: true }));
});
