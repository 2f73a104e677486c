// ==UserScript==
// @name         Quiet Pages
// @namespace    https://scripts.example/quiet-pages
// @version      2.4
// @description  Hides common advertisement boxes.
// @match        https://news.example.com/*
// @grant        GM_addStyle
// @run-at       document-start
// ==/UserScript==

const BOXES = ['ins.adsbygoogle', '[id^="div-gpt-ad"]', '.ad-slot', 'aside.sponsored', 'iframe[src*="/ads/"]'];
GM_addStyle(`${BOXES.join(',')}{display:none!important}`);

document.addEventListener('DOMContentLoaded', () => {
  for (const label of document.querySelectorAll('small')) {
    if (/^advertisement$/i.test(label.textContent.trim())) label.parentElement.hidden = true;
  }
});
