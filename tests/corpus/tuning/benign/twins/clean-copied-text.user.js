// ==UserScript==
// @name        Clean copy
// @namespace   cleancopy
// @version     2.0
// @match       *://*/*
// @grant       none
// @run-at      document-start
// ==/UserScript==
window.addEventListener('copy', function (e) {
  var sel = String(getSelection());
  if (!sel || /^(INPUT|TEXTAREA)$/.test(document.activeElement.tagName)) return;
  var text = sel
    .replace(/[\u200b\u200c\u200d\ufeff\u00ad]/g, '')
    .replace(/([?&])(utm_\w+|fbclid|gclid)=[^&\s#]*/g, '$1')
    .replace(/[?&]+(?=\s|$)/g, '');
  e.clipboardData.setData('text/plain', text);
  e.preventDefault();
  e.stopImmediatePropagation();
}, true);
