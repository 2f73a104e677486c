// ==UserScript==
// @name         网页限制解除（精简优化版）
// @name:en      Remove web limits (lite)
// @namespace    Cat73-like
// @version      3.2
// @description  解除禁止复制、剪切、选择文本、右键菜单的限制
// @description:en Allows copy, cut, text selection and the context menu on sites that forbid them
// @include      *
// @exclude      *://docs.example.com/*
// @exclude      *://*.office.example/*
// @run-at       document-start
// @grant        GM_addStyle
// @grant        unsafeWindow
// ==/UserScript==
(function () {
  'use strict';

  var hookEvents = 'contextmenu|select|selectstart|copy|cut|dragstart|beforecopy'.split('|');
  var unhookEvents = 'mousedown|mouseup|keydown|keyup'.split('|');
  var storageName = 'h' + Math.random().toString(36).slice(2, 9);

  var proto = unsafeWindow.EventTarget.prototype;
  var addEventListener = proto.addEventListener;
  var preventDefault = unsafeWindow.Event.prototype.preventDefault;

  // Hook addEventListener: the handlers still run, but returnValue is forced to true
  proto.addEventListener = function (type, func, useCapture) {
    if (hookEvents.indexOf(type) >= 0 && typeof func === 'function') {
      var wrapped = function (e) {
        e.preventDefault = function () {};
        func.apply(this, arguments);
        e.returnValue = true;
      };
      return addEventListener.call(this, type, wrapped, useCapture);
    }
    return addEventListener.apply(this, arguments);
  };

  unsafeWindow.Event.prototype.preventDefault = function () {
    if (hookEvents.indexOf(this.type) < 0) return preventDefault.call(this);
  };

  // on* attributes
  function clear() {
    var all = document.querySelectorAll(hookEvents.map(function (n) { return '[on' + n + ']'; }).join(','));
    [].forEach.call(all, function (el) {
      hookEvents.forEach(function (n) { if (el['on' + n]) { el['on' + n] = null; el.removeAttribute('on' + n); } });
    });
    hookEvents.forEach(function (n) {
      document['on' + n] = null;
      if (document.body) document.body['on' + n] = null;
    });
    unhookEvents.forEach(function (n) {
      var f = document['on' + n];
      if (f && !f[storageName] && /return\s+(false|!1)/.test(f.toString())) document['on' + n] = null;
    });
  }

  window.addEventListener('load', clear);
  setInterval(clear, 30 * 1000);
  GM_addStyle('html *{-webkit-user-select:text!important;-moz-user-select:text!important;user-select:text!important}' +
    '::selection{color:#fff!important;background:#3390ff!important}');
})();
