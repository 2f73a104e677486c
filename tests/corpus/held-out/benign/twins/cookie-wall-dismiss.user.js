// ==UserScript==
// @name         No more consent walls (newspaper group)
// @namespace    https://greasyfork.org/users/48111
// @version      1.8.2
// @description  Answers "necessary only" to the consent wall and removes the grey layer
// @match        https://*.courier-news.example/*
// @match        https://*.evening-post.example/*
// @run-at       document-start
// @grant        none
// @license      MIT
// ==/UserScript==

(function () {
  'use strict';

  var YEAR = 365 * 24 * 3600;

  function readCookie(name) {
    var parts = document.cookie.split('; ');
    for (var i = 0; i < parts.length; i++) {
      var eq = parts[i].indexOf('=');
      if (parts[i].slice(0, eq) === name) {
        return decodeURIComponent(parts[i].slice(eq + 1));
      }
    }
    return null;
  }

  function writeCookie(name, value) {
    document.cookie = name + '=' + encodeURIComponent(value) +
      '; path=/; max-age=' + YEAR + '; SameSite=Lax; Secure';
  }

  if (readCookie('cw_choice') === null) {
    writeCookie('cw_choice', JSON.stringify({ necessary: true, stats: false, ads: false, v: 3 }));
    writeCookie('cw_closed', '1');
  }

  function unlock() {
    var layer = document.querySelector('#cw-layer, .consent-overlay');
    if (layer) layer.remove();
    document.documentElement.classList.remove('cw-locked');
    if (document.body) document.body.style.overflow = '';
  }

  var tries = 0;
  var timer = setInterval(function () {
    unlock();
    if (++tries > 20) clearInterval(timer);
  }, 250);
  document.addEventListener('DOMContentLoaded', unlock);
})();
