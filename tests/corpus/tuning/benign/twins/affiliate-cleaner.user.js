// ==UserScript==
// @name         Clean shop links
// @match        https://www.amazon.com/*
// @match        https://deals.example.com/*
// @version      3.3
// @grant        none
// ==/UserScript==
const DROP = new Set(['tag', 'linkCode', 'ascsubtag', 'ref', 'ref_', 'aff', 'affid', 'camp', 'creative', 'pd_rd_r', 'pd_rd_w', 'pf_rd_p', 'qid', 'sr']);

const clean = raw => {
  const u = new URL(raw, location.href);
  const asin = /\/(?:dp|gp\/product)\/([A-Z0-9]{10})/.exec(u.pathname);
  if (u.hostname === 'www.amazon.com' && asin) return `${u.origin}/dp/${asin[1]}`;
  [...u.searchParams.keys()].filter(k => DROP.has(k)).forEach(k => u.searchParams.delete(k));
  return u.href;
};

const sweep = root => root.querySelectorAll?.('a[href*="/dp/"],a[href*="tag="],a[href*="aff"]').forEach(a => {
  const c = clean(a.href);
  if (c !== a.href) a.href = c;
});
sweep(document);
new MutationObserver(l => l.forEach(m => m.addedNodes.forEach(sweep))).observe(document.body, { childList: true, subtree: true });

if (location.hostname === 'www.amazon.com' && /\/(?:dp|gp\/product)\//.test(location.pathname)) {
  history.replaceState(history.state, '', clean(location.href));
}
