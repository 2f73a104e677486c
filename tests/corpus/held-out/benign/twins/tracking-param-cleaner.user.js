// ==UserScript==
// @name         Clean links
// @namespace    https://greasyfork.org/users/20555
// @version      6.1.0
// @description  Drops utm_*, fbclid, gclid and friends from links and from the address bar
// @match        *://*/*
// @run-at       document-start
// @grant        none
// ==/UserScript==

const EXACT = new Set(['fbclid', 'gclid', 'dclid', 'msclkid', 'yclid', 'igshid', 'mc_eid', 'mc_cid', '_hsenc', '_hsmi', 'vero_id', 'ref_src']);
const PREFIX = ['utm_', 'pk_', 'mtm_', 'hsa_'];

const dirty = (name) => EXACT.has(name) || PREFIX.some((p) => name.startsWith(p));

function cleanUrl(href) {
  let url;
  try { url = new URL(href, location.href); } catch { return href; }
  if (!/^https?:$/.test(url.protocol) || !url.search) return href;
  const names = [...new Set(url.searchParams.keys())].filter(dirty);
  if (!names.length) return href;
  names.forEach((n) => url.searchParams.delete(n));
  return url.href;
}

const here = cleanUrl(location.href);
if (here !== location.href) history.replaceState(history.state, '', here);

function cleanAnchor(a) {
  const next = cleanUrl(a.href);
  if (next !== a.href) a.href = next;
}

for (const type of ['mousedown', 'auxclick', 'focusin', 'touchstart']) {
  document.addEventListener(type, (e) => {
    const a = e.target.closest?.('a[href]');
    if (a) { cleanAnchor(a); a.removeAttribute('ping'); }
  }, { capture: true, passive: true });
}
