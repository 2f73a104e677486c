// ==UserScript==
// @name         Right Click Again
// @namespace    https://scripts.example/right-click
// @version      2.0
// @description  Select and right-click on pages that forbid it.
// @match        https://lyrics.example.com/*
// @run-at       document-start
// @grant        none
// ==/UserScript==

for (const type of ['contextmenu', 'selectstart', 'copy', 'dragstart']) {
  window.addEventListener(type, (event) => event.stopImmediatePropagation(), true);
}

document.addEventListener('DOMContentLoaded', () => {
  const style = document.createElement('style');
  style.textContent = '*{user-select:text!important;-webkit-user-select:text!important}';
  document.head.append(style);
});
