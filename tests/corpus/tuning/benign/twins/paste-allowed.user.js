// ==UserScript==
// @name        Let me paste
// @namespace   let-me-paste
// @version     1.2
// @include     *
// @grant       none
// @run-at      document-start
// ==/UserScript==
['paste', 'copy', 'cut', 'contextmenu', 'drop', 'selectstart'].forEach(type =>
  document.addEventListener(type, e => e.stopImmediatePropagation(), true));
document.addEventListener('focusin', e => {
  const el = e.target;
  if (el.matches && el.matches('input[type=password], input[type=email]')) {
    el.removeAttribute('onpaste');
    el.removeAttribute('readonly');
    el.autocomplete = el.type === 'password' ? 'current-password' : 'email';
  }
}, true);
