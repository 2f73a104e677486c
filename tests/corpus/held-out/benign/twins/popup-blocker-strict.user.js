// ==UserScript==
// @name        Ask before pop-ups
// @namespace   askpop
// @version     0.9
// @description A bar asks before a page opens another window
// @match       https://streams.sportslive.example/*
// @match       https://files.uploadzone.example/*
// @run-at      document-start
// @grant       none
// ==/UserScript==

(() => {
  const realOpen = window.open;
  const allowed = new Set(JSON.parse(sessionStorage.getItem('askpop') || '[]'));

  const fake = () => ({ closed: true, close() {}, focus() {}, blur() {}, postMessage() {}, location: {}, document: { write() {}, close() {} } });

  function ask(url) {
    const bar = document.createElement('div');
    bar.style.cssText = 'position:fixed;top:0;left:0;right:0;background:#fe9;color:#000;padding:6px;font:13px sans-serif;z-index:2147483647';
    const text = document.createElement('span');
    text.textContent = `Pop-up held back: ${url.slice(0, 120)} `;
    const open = document.createElement('button');
    open.textContent = 'open once';
    open.onclick = () => { bar.remove(); realOpen.call(window, url, '_blank', 'noopener'); };
    const always = document.createElement('button');
    always.textContent = 'always for this host';
    always.onclick = () => {
      allowed.add(new URL(url).host);
      sessionStorage.setItem('askpop', JSON.stringify([...allowed]));
      bar.remove();
    };
    const no = document.createElement('button');
    no.textContent = 'no';
    no.onclick = () => bar.remove();
    bar.append(text, open, always, no);
    document.body?.append(bar);
    setTimeout(() => bar.remove(), 10000);
  }

  window.open = function (url = '', ...rest) {
    const target = new URL(url, location.href);
    if (target.origin === location.origin || allowed.has(target.host)) return realOpen.call(window, url, ...rest);
    ask(target.href);
    return fake();
  };
})();
