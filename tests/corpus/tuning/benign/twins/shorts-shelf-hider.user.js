// ==UserScript==
// @name         Hide Shorts everywhere
// @namespace    noshorts
// @version      0.31
// @description  Removes Shorts shelves, the sidebar entry and search results; opens stray Shorts in the normal player
// @match        *://www.youtube.com/*
// @run-at       document-start
// @grant        GM_addStyle
// ==/UserScript==

GM_addStyle(`
  ytd-reel-shelf-renderer, ytd-rich-shelf-renderer[is-shorts],
  a[title="Shorts"], [tab-title="Shorts"] { display: none !important; }
`);

const toWatch = () => {
  const m = /^\/shorts\/([\w-]{11})/.exec(location.pathname);
  if (m) location.replace(`/watch?v=${m[1]}`);
};

const prune = (node) => {
  if (!(node instanceof Element)) return;
  const hits = node.matches('a[href^="/shorts/"]') ? [node] : node.querySelectorAll('a[href^="/shorts/"]');
  for (const a of hits) {
    a.closest('ytd-video-renderer, ytd-grid-video-renderer, ytd-rich-item-renderer, ytd-compact-video-renderer')?.remove();
  }
};

new MutationObserver((records) => {
  for (const r of records) r.addedNodes.forEach(prune);
}).observe(document, { childList: true, subtree: true });

document.addEventListener('yt-navigate-start', () => setTimeout(toWatch, 0));
toWatch();
