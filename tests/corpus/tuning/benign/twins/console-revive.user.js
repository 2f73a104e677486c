// ==UserScript==
// @name        Give me my console back
// @match       https://app.example.net/*
// @run-at      document-idle
// @version     1.0
// @grant       none
// ==/UserScript==
const f = document.createElement('iframe');
f.style.display = 'none';
document.documentElement.append(f);
const fresh = f.contentWindow.console;
for (const k of ['log', 'info', 'warn', 'error', 'debug', 'table', 'dir', 'group', 'groupEnd', 'time', 'timeEnd']) {
  const fn = fresh[k];
  Object.defineProperty(console, k, { configurable: false, get: () => fn, set() {} });
}
console.clear = () => {};
window.__keepFrame = f;
console.info('console restored');
