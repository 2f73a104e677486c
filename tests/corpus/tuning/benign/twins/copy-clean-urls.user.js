// ==UserScript==
// @name         Copy without tracking junk
// @namespace    tidy-copy
// @version      1.3.0
// @description  When you copy text that contains links, utm_*, fbclid & co. are removed before they reach the clipboard.
// @match        *://*/*
// @grant        none
// @run-at       document-start
// @noframes
// ==/UserScript==
/* jshint esversion: 9 */
{
  const JUNK = [/^utm_/, /^(fb|g|dc|ms|y|tw)clid$/, /^mc_[ce]id$/, /^_hs(enc|mi)$/, /^igshid$/, /^si$/, /^ref_?(src|url)?$/];
  const URL_RE = /\bhttps?:\/\/[^\s<>"')\]]+/g;

  const clean = (raw) => {
    let u;
    try { u = new URL(raw); } catch { return raw; }
    let touched = false;
    for (const k of [...u.searchParams.keys()]) {
      if (JUNK.some((re) => re.test(k))) { u.searchParams.delete(k); touched = true; }
    }
    return touched ? u.href : raw;
  };

  const selectedText = () => {
    const a = document.activeElement;
    // never touch what is in password fields
    if (a && /^(input|textarea)$/i.test(a.tagName)) {
      if (a.type === 'password') return '';
      return a.value.slice(a.selectionStart ?? 0, a.selectionEnd ?? 0);
    }
    return String(getSelection());
  };

  document.addEventListener('copy', (ev) => {
    const text = selectedText();
    if (!text || !/https?:/.test(text)) return;
    const out = text.replace(URL_RE, clean);
    if (out === text) return;
    ev.clipboardData.setData('text/plain', out);
    ev.preventDefault();
  }, true);

  // sites that use "copy link" buttons
  const orig = navigator.clipboard?.writeText;
  if (orig) {
    navigator.clipboard.writeText = function (text) {
      return orig.call(this, String(text).replace(URL_RE, clean));
    };
  }
}
