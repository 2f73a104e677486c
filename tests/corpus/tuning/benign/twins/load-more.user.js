// ==UserScript==
// @name         Endless Lists
// @namespace    https://scripts.example/endless
// @version      1.2
// @description  No more clicks on "load more".
// @match        https://forum.example.org/*
// @match        https://github.com/*/commits*
// @grant        none
// ==/UserScript==

const LABEL = /^(load|show) more/i;

const observer = new IntersectionObserver((entries) => {
  for (const { isIntersecting, target } of entries) {
    if (!isIntersecting || target.disabled) continue;
    observer.unobserve(target);
    target.click();
  }
}, { rootMargin: '600px' });

function look() {
  for (const button of document.querySelectorAll('button')) {
    if (LABEL.test(button.textContent.trim())) observer.observe(button);
  }
}

new MutationObserver(look).observe(document.body, { childList: true, subtree: true });
look();
