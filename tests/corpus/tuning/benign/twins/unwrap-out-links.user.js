// ==UserScript==
// @name         Straight links
// @match        https://social.example.com/*
// @match        https://www.youtube.com/*
// @version      2.0
// @grant        none
// ==/UserScript==
const WRAPPERS = [
  { host: 'out.social.example.com', param: 'u' },
  { host: 'www.youtube.com', path: '/redirect', param: 'q' },
];
const JUNK = /^(?:utm_\w+|fbclid|gclid|igshid|mc_eid)$/;

function unwrap(href, depth = 0) {
  let u;
  try { u = new URL(href); } catch { return href; }
  const w = WRAPPERS.find(x => x.host === u.hostname && (!x.path || x.path === u.pathname));
  const inner = w && u.searchParams.get(w.param);
  if (inner && /^https?:\/\//i.test(inner) && depth < 3) return unwrap(inner, depth + 1);
  for (const k of [...u.searchParams.keys()]) if (JUNK.test(k)) u.searchParams.delete(k);
  return u.href;
}

function fix(ev) {
  const a = ev.target.closest && ev.target.closest('a[href^="http"]');
  if (!a) return;
  const clean = unwrap(a.href);
  if (clean !== a.href) {
    a.href = clean;
    a.rel = 'noreferrer noopener';
  }
}
for (const t of ['mousedown', 'focusin', 'contextmenu']) document.addEventListener(t, fix, true);
