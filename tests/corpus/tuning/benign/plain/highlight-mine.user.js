// ==UserScript==
// @name         Highlight the Asker
// @namespace    https://scripts.example/highlight-asker
// @version      1.0
// @description  Colours comments by the author of the question.
// @match        https://*.stackexchange.com/questions/*
// @grant        none
// ==/UserScript==

const asker = document.querySelector('.question .owner .user-details a')?.getAttribute('href');
if (asker) {
  const style = document.createElement('style');
  style.textContent = `.comment-user[href="${CSS.escape(asker)}"], .comment-user[href="${asker}"] { background: #ffe8b3; border-radius: 3px; }`;
  document.head.append(style);
}
