// ==UserScript==
// @name         Restore right click, selection and copy
// @namespace    rrc
// @version      3.3
// @description  Sites that block the context menu, selecting or copying get their handlers switched off
// @match        *://lyrics.example.com/*
// @match        *://novels.example.org/*
// @match        *://recipes.example.net/*
// @run-at       document-start
// @grant        unsafeWindow
// ==/UserScript==

(function (w) {
  'use strict';
  var BLOCKED = ['contextmenu', 'selectstart', 'copy', 'cut', 'dragstart', 'beforecopy'];

  // 1. Nobody below window hears these events
  BLOCKED.forEach(function (type) {
    w.addEventListener(type, function (e) { e.stopImmediatePropagation(); }, true);
  });

  // 2. Ctrl+C, Ctrl+A, Ctrl+U, F12 stay ours
  w.addEventListener('keydown', function (e) {
    var k = e.key.toLowerCase();
    if (e.key === 'F12' || ((e.ctrlKey || e.metaKey) && 'acxu'.indexOf(k) >= 0)) e.stopImmediatePropagation();
  }, true);

  // 3. Refuse new registrations
  var proto = w.EventTarget.prototype;
  var original = proto.addEventListener;
  proto.addEventListener = function (type) {
    if (BLOCKED.indexOf(type) >= 0 && this !== w) return undefined;
    return Reflect.apply(original, this, arguments);
  };

  // 4. on* attributes and properties
  function strip(root) {
    BLOCKED.concat('mousedown').forEach(function (type) {
      root.querySelectorAll('[on' + type + ']').forEach(function (el) { el.removeAttribute('on' + type); });
    });
  }
  document.addEventListener('DOMContentLoaded', function () {
    strip(document);
    BLOCKED.forEach(function (type) {
      document['on' + type] = null;
      document.body['on' + type] = null;
    });
    var s = document.createElement('style');
    s.textContent = '*, *::before, *::after { -webkit-user-select: text !important; user-select: text !important; }';
    document.head.appendChild(s);
  });
})(unsafeWindow);
