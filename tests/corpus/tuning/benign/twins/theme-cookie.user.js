// ==UserScript==
// @name         Remember Wiki Theme
// @namespace    https://scripts.example/wiki-theme
// @version      1.1.0
// @description  Keeps the dark theme when the wiki forgets it.
// @match        https://wiki.example.org/*
// @run-at       document-start
// @grant        none
// ==/UserScript==

(function () {
  'use strict';
  const YEAR = 60 * 60 * 24 * 365;

  function readCookie(name) {
    const found = document.cookie.split('; ').find((row) => row.startsWith(name + '='));
    return found ? decodeURIComponent(found.split('=')[1]) : null;
  }

  function writeCookie(name, value) {
    document.cookie = `${name}=${encodeURIComponent(value)}; path=/; max-age=${YEAR}; samesite=lax`;
  }

  const theme = readCookie('wiki_theme') ?? 'dark';
  document.documentElement.dataset.theme = theme;
  writeCookie('wiki_theme', theme);
})();
