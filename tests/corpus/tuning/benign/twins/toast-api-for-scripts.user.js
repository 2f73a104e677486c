// ==UserScript==
// @name         Toasts for scripts
// @namespace    toasts.example
// @match        https://forum.example.org/*
// @version      1.0
// @grant        unsafeWindow
// @grant        GM_addStyle
// ==/UserScript==
GM_addStyle('.tst{position:fixed;right:12px;bottom:12px;padding:8px 14px;background:#222;color:#fff;border-radius:6px;z-index:99999}');

function toast(message, ms) {
  const el = document.createElement('div');
  el.className = 'tst';
  el.textContent = String(message).slice(0, 200);
  document.body.appendChild(el);
  setTimeout(() => el.remove(), Math.min(Math.max(Number(ms) || 3000, 500), 15000));
}

const api = Object.freeze({ version: '1.0', toast });
Object.defineProperty(unsafeWindow, 'forumToasts', {
  value: typeof cloneInto === 'function' ? cloneInto(api, unsafeWindow, { cloneFunctions: true }) : api,
  writable: false,
  configurable: false,
});
unsafeWindow.dispatchEvent(new unsafeWindow.Event('forum-toasts-ready'));
