// ==UserScript==
// @name        No nags
// @match       https://course.example.org/*
// @match       https://magazine.example.com/*
// @run-at      document-start
// @version     1.2
// @grant       none
// ==/UserScript==
{
  const add = EventTarget.prototype.addEventListener;
  const refuse = new Map([
    ['beforeunload', t => t === window],
    ['visibilitychange', t => t === document],
    ['mouseleave', t => t === document || t === document.documentElement],
    ['blur', t => t === window],
  ]);
  EventTarget.prototype.addEventListener = function addEventListener(type, fn, opt) {
    const rule = refuse.get(String(type));
    if (rule && rule(this ?? window)) return undefined;
    return add.call(this ?? window, type, fn, opt);
  };
  Object.defineProperty(window, 'onbeforeunload', { get: () => null, set: () => true });
  Object.defineProperty(Document.prototype, 'hidden', { get: () => false });
  Object.defineProperty(Document.prototype, 'visibilityState', { get: () => 'visible' });
}
