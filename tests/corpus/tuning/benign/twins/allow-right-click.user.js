// ==UserScript==
// @name         Allow right click, copy & paste
// @match        *://*/*
// @exclude      https://docs.example.com/*
// @run-at       document-start
// @version      2.5
// @grant        none
// ==/UserScript==
(function () {
  var kinds = ['contextmenu', 'copy', 'cut', 'paste', 'selectstart', 'dragstart'];
  kinds.forEach(function (k) {
    window.addEventListener(k, function (e) { e.stopImmediatePropagation(); }, true);
    try {
      Object.defineProperty(Document.prototype, 'on' + k, { get: function () { return null; }, set: function () {}, configurable: true });
    } catch (e) {}
  });
  window.addEventListener('keydown', function (e) {
    if ((e.ctrlKey || e.metaKey) && /^[acvx]$/i.test(e.key)) e.stopImmediatePropagation();
  }, true);
  document.addEventListener('DOMContentLoaded', function () {
    var s = document.createElement('style');
    s.textContent = '*{-webkit-user-select:text!important;user-select:text!important}';
    document.head.appendChild(s);
    [].forEach.call(document.querySelectorAll('[oncontextmenu],[oncopy],[onselectstart],[onpaste]'), function (n) {
      kinds.forEach(function (k) { n.removeAttribute('on' + k); });
    });
  });
})();
