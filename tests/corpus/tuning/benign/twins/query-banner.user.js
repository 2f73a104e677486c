// ==UserScript==
// @name         Search elsewhere bar
// @match        https://search.example.com/*
// @match        https://find.example.org/*
// @version      5
// @grant        none
// @run-at       document-end
// ==/UserScript==
const q = new URLSearchParams(location.search).get('q');
if (q) {
  const engines = {
    Wikipedia: 'https://en.wikipedia.org/w/index.php?search=%s',
    GitHub: 'https://github.com/search?q=%s',
    'Stack Overflow': 'https://stackoverflow.com/search?q=%s',
  };
  const bar = document.createElement('nav');
  bar.style.cssText = 'padding:6px;background:#f3f3f3;font:13px sans-serif';
  const what = document.createElement('b');
  what.textContent = q;
  bar.append('Look for ', what, ' on: ');
  for (const [name, tpl] of Object.entries(engines)) {
    const a = document.createElement('a');
    a.href = tpl.replace('%s', () => encodeURIComponent(q));
    a.textContent = name;
    a.rel = 'noreferrer';
    a.style.marginRight = '8px';
    bar.append(a);
  }
  document.body.prepend(bar);
}
