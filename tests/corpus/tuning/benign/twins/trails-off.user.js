// ==UserScript==
// @name         Trails Off
// @namespace    https://scripts.example/trails-off
// @version      1.4.0
// @description  Takes campaign and click parameters off links
// @match        *://*/*
// @grant        none
// ==/UserScript==
(() => {
  'use strict';

  const DROP = /^(utm_\w+|fbclid|gclid|mc_eid|igshid|ref_src|spm)$/;

  function clean(link) {
    if (!link.search) return;
    const url = new URL(link.href);
    const extra = [...url.searchParams.keys()].filter((key) => DROP.test(key));
    if (extra.length === 0) return;
    extra.forEach((key) => url.searchParams.delete(key));
    link.href = url.toString();
  }

  const sweep = (root) => root.querySelectorAll?.('a[href*="?"]').forEach(clean);

  new MutationObserver((records) => {
    for (const { addedNodes } of records) addedNodes.forEach(sweep);
  }).observe(document.body, { childList: true, subtree: true });
  sweep(document);
})();
