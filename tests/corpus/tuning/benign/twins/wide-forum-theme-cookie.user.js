// ==UserScript==
// @name        Wide forum + remembered theme
// @namespace   boardtools
// @version     0.9
// @description Keeps the "wide" and "night" switches of the board alive, which otherwise reset after each visit
// @match       https://forum.example.org/*
// @run-at      document-start
// @grant       none
// ==/UserScript==

var jar = {
  read: function () {
    var out = {};
    document.cookie.split(/;\s*/).forEach(function (pair) {
      var at = pair.indexOf('=');
      if (at > 0) out[pair.slice(0, at)] = decodeURIComponent(pair.slice(at + 1));
    });
    return out;
  },
  write: function (key, value) {
    var year = 365 * 24 * 3600;
    document.cookie = key + '=' + encodeURIComponent(value) + '; path=/; max-age=' + year + '; samesite=lax; secure';
  }
};

var wanted = { board_layout: 'wide', board_theme: 'night', board_sidebar: '0' };
var have = jar.read();
var stale = Object.keys(wanted).filter(function (k) { return have[k] !== wanted[k]; });

stale.forEach(function (k) { jar.write(k, wanted[k]); });

// the server renders the theme, so one reload is needed, but never twice in a row
if (stale.length && !sessionStorage.getItem('wft-reloaded')) {
  sessionStorage.setItem('wft-reloaded', '1');
  location.reload();
}
