// ==UserScript==
// @name         Banner be gone
// @name:de      Banner weg
// @namespace    bannerweg
// @version      5.12
// @description  Hides cookie notices, newsletter pop-overs and app nags; unlocks scrolling. Clicks nothing.
// @description:de Blendet Cookie-Hinweise und Newsletter-Fenster aus.
// @match        *://*/*
// @run-at       document-start
// @grant        GM_addStyle
// ==/UserScript==
/* jshint esversion: 6 */

const KNOWN = `
#onetrust-consent-sdk
#CybotCookiebotDialog
#CybotCookiebotDialogBodyUnderlay
#didomi-host
#usercentrics-root
#sp-cc
#cookie-law-info-bar
#truste-consent-track
#qc-cmp2-container
.cc-window
.cookie-notice-container
.fc-consent-root
.js-cookie-consent
div[id^="sp_message_container"]
.newsletter-popup
.app-install-nag
`.trim().split('\n');

GM_addStyle(KNOWN.join(',\n') + ' { display: none !important; }\n' +
  'html.sp-message-open body, body.didomi-popup-open, body.cookie-modal { overflow: auto !important; position: static !important; }');

const WORDS = /\b(cookies?|consent|DSGVO|GDPR|Einwilligung|newsletter|install our app)\b/i;

function looksLikeBanner(el) {
  const s = getComputedStyle(el);
  if (s.position !== 'fixed' && s.position !== 'sticky') return false;
  if (parseInt(s.zIndex, 10) < 100) return false;
  const t = el.textContent;
  if (t.length < 40 || t.length > 3000 || !WORDS.test(t)) return false;
  return !el.querySelector('input[type=password], nav, video');
}

let hidden = 0;
function sweep(nodes) {
  for (const n of nodes) {
    if (n.nodeType !== 1 || n.dataset.bannerweg) continue;
    if (!looksLikeBanner(n)) continue;
    n.dataset.bannerweg = ++hidden;
    n.style.setProperty('display', 'none', 'important');
    for (const top of [document.documentElement, document.body]) {
      if (getComputedStyle(top).overflowY === 'hidden') top.style.setProperty('overflow-y', 'auto', 'important');
    }
  }
}

document.addEventListener('DOMContentLoaded', () => {
  sweep(document.body.children);
  const mo = new MutationObserver(list => list.forEach(m => sweep(m.addedNodes)));
  mo.observe(document.body, { childList: true });
  setTimeout(() => mo.disconnect(), 20000);
});
