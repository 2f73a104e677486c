// ==UserScript==
// @name         Draft Keeper
// @version      1.7
// @namespace    draft-keeper
// @description  Never lose a half-written comment: drafts are kept in this site's localStorage for 3 days
// @match        https://forum.example.com/*
// @match        https://www.reddit.com/*
// @grant        none
// ==/UserScript==
(function () {
  'use strict';
  const PREFIX = 'draftkeeper:';
  const MAX_AGE = 3 * 864e5;
  const timers = new WeakMap();

  const keyOf = el => PREFIX + location.pathname + '#' + (el.name || el.id || [...document.querySelectorAll('textarea')].indexOf(el));

  function save(el) {
    const key = keyOf(el);
    const text = el.value;
    if (text.length < 5) { localStorage.removeItem(key); return; }
    try { localStorage.setItem(key, JSON.stringify({ text, at: Date.now() })); }
    catch (err) { console.warn('draft not saved', err.name); }
  }

  document.addEventListener('input', ({ target }) => {
    if (!(target instanceof HTMLTextAreaElement)) return;
    clearTimeout(timers.get(target));
    timers.set(target, setTimeout(save, 600, target));
  }, true);

  document.addEventListener('focusin', ({ target }) => {
    if (!(target instanceof HTMLTextAreaElement) || target.value || target.dataset.draftOffered) return;
    target.dataset.draftOffered = 'yes';
    const raw = localStorage.getItem(keyOf(target));
    if (!raw) return;
    const { text, at } = JSON.parse(raw);
    const link = document.createElement('a');
    link.href = '#';
    link.textContent = `Restore draft (${new Date(at).toLocaleString()}, ${text.length} chars)`;
    link.onclick = ev => {
      ev.preventDefault();
      target.value = text;
      target.dispatchEvent(new Event('input', { bubbles: true }));
      link.remove();
    };
    target.before(link);
  });

  document.addEventListener('submit', ({ target }) => {
    target.querySelectorAll('textarea').forEach(t => localStorage.removeItem(keyOf(t)));
  });

  Object.keys(localStorage).filter(k => k.startsWith(PREFIX)).forEach(k => {
    try { if (Date.now() - JSON.parse(localStorage[k]).at > MAX_AGE) localStorage.removeItem(k); }
    catch (_) { localStorage.removeItem(k); }
  });
})();
