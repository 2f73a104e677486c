// ==UserScript==
// @name         Timeline promo stripper
// @namespace    striptl
// @version      1.12
// @description  Takes promoted entries out of the JSON before the page renders it
// @match        https://social.example/*
// @run-at       document-start
// @grant        none
// ==/UserScript==
(function () {
  'use strict';
  var XHR = XMLHttpRequest.prototype;
  var open = XHR.open;
  var urls = new WeakMap();

  XHR.open = function (method, url) {
    urls.set(this, String(url));
    return open.apply(this, arguments);
  };

  function clean(json) {
    if (Array.isArray(json.items)) {
      json.items = json.items.filter(function (it) {
        return !(it.promoted || it.ad_id || (it.author && it.author.sponsored));
      });
    }
    return json;
  }

  ['responseText', 'response'].forEach(function (prop) {
    var desc = Object.getOwnPropertyDescriptor(XHR, prop);
    Object.defineProperty(XHR, prop, {
      configurable: true,
      enumerable: desc.enumerable,
      get: function () {
        var value = desc.get.call(this);
        var url = urls.get(this) || '';
        if (this.readyState !== 4 || url.indexOf('/api/timeline') === -1) return value;
        try {
          if (typeof value === 'string') return JSON.stringify(clean(JSON.parse(value)));
          if (value && typeof value === 'object' && !(value instanceof Blob)) return clean(value);
        } catch (e) { /* leave as it was */ }
        return value;
      }
    });
  });
})();
