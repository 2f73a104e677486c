// ==UserScript==
// @name         Direct links
// @namespace    direct-links
// @version      7.2
// @description  Takes redirect pages and utm_ parameters out of links, so they go where they say
// @match        *://*/*
// @run-at       document-start
// @grant        none
// ==/UserScript==

(() => {
  const JUNK = /^(utm_\w+|fbclid|gclid|msclkid|mc_[ce]id|igshid|_hs(enc|mi)|yclid|ref_src|ref_url|spm|wt_mc)$/i;
  const WRAPPERS = [
    { host: /(^|\.)youtube\.com$/, path: /^\/redirect$/, keys: ['q'] },
    { host: /(^|\.)search\.example$/, path: /^\/url$/, keys: ['q', 'url'] },
    { host: /^out\.forum\.example$/, path: /^\/$/, keys: ['u'], decode: s => atob(s.replace(/-/g, '+').replace(/_/g, '/')) },
    { host: /(^|\.)social\.example\.com$/, path: /^\/l\.php$/, keys: ['u'] },
  ];

  function unwrap(href, depth = 0) {
    let u;
    try { u = new URL(href, location.href); } catch { return null; }
    if (!/^https?:$/.test(u.protocol) || depth > 4) return null;
    for (const w of WRAPPERS) {
      if (!w.host.test(u.hostname) || !w.path.test(u.pathname)) continue;
      for (const k of w.keys) {
        let v = u.searchParams.get(k);
        try { if (v && w.decode) v = w.decode(v); } catch { v = null; }
        if (v && /^https?:\/\//i.test(v)) return unwrap(v, depth + 1) || v;
      }
    }
    const drop = [...u.searchParams.keys()].filter(k => JUNK.test(k));
    if (!drop.length) return depth ? u.href : null;
    drop.forEach(k => u.searchParams.delete(k));
    return u.href;
  }

  function fix(a) {
    if (!a || !a.href || a.dataset.direct === a.href) return;
    const clean = unwrap(a.href);
    if (clean && clean !== a.href) {
      a.title = a.title || clean;
      a.href = clean;
      a.removeAttribute('ping');
      a.removeAttribute('onmousedown');
    }
    a.dataset.direct = a.href;
  }

  // Late enough that the page cannot put the redirect back, early enough for the click.
  for (const type of ['mousedown', 'focusin', 'touchstart']) {
    document.addEventListener(type, e => fix(e.target.closest && e.target.closest('a[href]')), { capture: true, passive: true });
  }

  const here = unwrap(location.href);
  if (here && new URL(here).host === location.host) history.replaceState(history.state, '', here);
})();
