// ==UserScript==
// @name         Expand everything
// @namespace    expandall
// @version      1.8
// @description  Clicks "see more", "show replies" and "read the rest" as they come into view
// @match        https://books.example.net/*
// @match        https://discuss.example.org/*
// @grant        none
// ==/UserScript==

const LABELS = /^(see|show|read|load|view) (more|all|\d+ (more )?repl(y|ies)|the rest)|^…?\s*more$/i;
const clicked = new WeakSet();

const eye = new IntersectionObserver((entries) => {
  for (const { isIntersecting, target } of entries) {
    if (!isIntersecting || clicked.has(target)) continue;
    clicked.add(target);
    eye.unobserve(target);
    target.click();
  }
}, { rootMargin: '300px' });

function collect() {
  document.querySelectorAll('button, [role="button"]').forEach((el) => {
    if (el.closest('form') || clicked.has(el)) return;
    if (LABELS.test(el.textContent.trim())) eye.observe(el);
  });
}

collect();
setInterval(collect, 1500);
