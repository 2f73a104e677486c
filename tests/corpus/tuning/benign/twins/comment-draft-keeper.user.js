// ==UserScript==
// @name         Comment Draft Keeper
// @namespace    draftkeeper
// @version      1.7
// @description  Saves what you type in comment boxes so that a crash does not eat it
// @match        https://stackoverflow.com/*
// @match        https://*.stackexchange.com/*
// @grant        GM_setValue
// @grant        GM_getValue
// @grant        GM_deleteValue
// @grant        GM_listValues
// @grant        GM_registerMenuCommand
// ==/UserScript==

(function () {
  const WEEK = 7 * 864e5;
  const timers = new WeakMap();

  const keyFor = (el) => 'draft:' + location.host + location.pathname + '#' + (el.id || el.name || 'box');

  function save(el) {
    const key = keyFor(el);
    if (el.value.trim().length < 5) {
      GM_deleteValue(key);
      return;
    }
    GM_setValue(key, JSON.stringify({ text: el.value, at: Date.now() }));
  }

  function restore(el) {
    const raw = GM_getValue(keyFor(el));
    if (!raw || el.value) return;
    const { text, at } = JSON.parse(raw);
    const bar = document.createElement('div');
    bar.textContent = 'Draft of ' + new Date(at).toLocaleString() + ' ';
    const use = document.createElement('button');
    use.type = 'button';
    use.textContent = 'Restore';
    use.onclick = () => {
      el.value = text;
      el.dispatchEvent(new Event('input', { bubbles: true }));
      bar.remove();
    };
    const drop = document.createElement('button');
    drop.type = 'button';
    drop.textContent = 'Discard';
    drop.onclick = () => {
      GM_deleteValue(keyFor(el));
      bar.remove();
    };
    bar.append(use, drop);
    el.before(bar);
  }

  document.addEventListener('input', (e) => {
    const el = e.target;
    if (!(el instanceof HTMLTextAreaElement)) return;
    clearTimeout(timers.get(el));
    timers.set(el, setTimeout(save, 900, el));
  });

  document.addEventListener('submit', (e) => {
    e.target.querySelectorAll('textarea').forEach((t) => {
      clearTimeout(timers.get(t));
      GM_deleteValue(keyFor(t));
    });
  });

  document.addEventListener('focusin', (e) => {
    if (e.target instanceof HTMLTextAreaElement && !e.target.dataset.dk) {
      e.target.dataset.dk = '1';
      restore(e.target);
    }
  });

  for (const key of GM_listValues()) {
    const { at } = JSON.parse(GM_getValue(key, '{}'));
    if (!at || Date.now() - at > WEEK) GM_deleteValue(key);
  }

  GM_registerMenuCommand('Delete all drafts', () => GM_listValues().forEach((k) => GM_deleteValue(k)));
})();
