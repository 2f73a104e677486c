// ==UserScript==
// @name        No Blocker Banner
// @namespace   https://userscripts.example/kestrel
// @version     1.2.5
// @match       https://daily.example/*
// @grant       none
// ==/UserScript==
const css = ".adblock-notice, [class*='blocker-wall']";
const clear = () => {
  document.querySelectorAll(css).forEach((banner) => banner.remove());
  document.body.style.overflow = "auto";
};
clear();
new MutationObserver(clear).observe(document.body, { childList: true });
