// ==UserScript==
// @name         Tidy Links
// @namespace    tidylinks
// @version      6.4
// @description  Strips tracking parameters from links on hover/click and from the address bar
// @match        *://*/*
// @run-at       document-start
// @grant        none
// ==/UserScript==

const JUNK = [/^utm_/, /^(fb|g|dc|ms|y|tw)clid$/, /^mc_[ce]id$/, /^_hs(enc|mi)$/, /^igshid$/, /^ref_?(src|url)?$/, /^pf_rd_/, /^spm$/];
const KEEP_ON = { 'github.com': ['ref'] };

function tidy(href) {
  let u;
  try {
    u = new URL(href, location.href);
  } catch {
    return href;
  }
  if (!/^https?:$/.test(u.protocol) || !u.search) return href;
  const keep = KEEP_ON[u.hostname] ?? [];
  const gone = [...u.searchParams.keys()].filter((k) => !keep.includes(k) && JUNK.some((re) => re.test(k)));
  if (!gone.length) return href;
  gone.forEach((k) => u.searchParams.delete(k));
  return u.href;
}

function onPointer(e) {
  const a = e.composedPath().find((n) => n instanceof HTMLAnchorElement);
  if (!a) return;
  const next = tidy(a.href);
  if (next !== a.href) a.href = next;
  a.removeAttribute('ping');
}

['mousedown', 'touchstart', 'auxclick'].forEach((t) => addEventListener(t, onPointer, { capture: true, passive: true }));

const clean = tidy(location.href);
if (clean !== location.href) history.replaceState(history.state, '', clean);
