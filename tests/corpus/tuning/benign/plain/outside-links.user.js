// ==UserScript==
// @name         Mark Outside Links
// @namespace    https://scripts.example/outside-links
// @version      1.1
// @description  A small arrow behind links to other sites.
// @match        https://intranet.example.com/*
// @grant        none
// ==/UserScript==

const site = location.hostname.split('.').slice(-2).join('.');
for (const link of document.links) {
  if (!link.hostname || link.hostname.endsWith(site)) continue;
  link.rel = 'noopener noreferrer';
  link.insertAdjacentText('beforeend', ' ↗');
}
