// ==UserScript==
// @name         Allow right click and copy
// @namespace    https://greasyfork.org/users/11211
// @version      3.3.3
// @description  Lyrics and recipe pages that forbid marking text
// @match        https://lyrics.songbook.example/*
// @match        https://blog.closedkitchen.example/*
// @run-at       document-start
// @grant        none
// ==/UserScript==

(function () {
  var EVENTS = ['contextmenu', 'copy', 'cut', 'selectstart', 'dragstart', 'mousedown'];

  EVENTS.forEach(function (type) {
    window.addEventListener(type, function (e) {
      if (type === 'mousedown' && e.button !== 2) return;
      e.stopImmediatePropagation();
    }, true);
    try {
      Object.defineProperty(Document.prototype, 'on' + type, { get: function () { return null; }, set: function () {}, configurable: true });
    } catch (err) { /* older browsers */ }
  });

  var add = EventTarget.prototype.addEventListener;
  EventTarget.prototype.addEventListener = function (type, fn, opts) {
    if (EVENTS.indexOf(type) >= 0 && type !== 'mousedown' && (this === document || this === window || this === document.body)) {
      return undefined;
    }
    return add.call(this, type, fn, opts);
  };

  document.addEventListener('DOMContentLoaded', function () {
    var css = document.createElement('style');
    css.textContent = '*,*::before,*::after{-webkit-user-select:text!important;user-select:text!important}';
    document.head.appendChild(css);
    document.body.oncontextmenu = document.body.onselectstart = document.body.oncopy = null;
  });
})();
