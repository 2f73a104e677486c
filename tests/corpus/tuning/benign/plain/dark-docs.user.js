// ==UserScript==
// @name        Dark Docs
// @namespace   https://scripts.example/dark-docs
// @version     1.2
// @description Dark pages for the manual.
// @match       https://docs.example.org/*
// @run-at      document-start
// @grant       none
// ==/UserScript==

(function () {
  var css = 'html{background:#16181d;color:#d5d8de}a{color:#8ab4ff}pre,code{background:#20242c}img{filter:brightness(.85)}'
  var style = document.createElement('style')
  style.media = '(prefers-color-scheme: dark)'
  style.appendChild(document.createTextNode(css))
  ;(document.head || document.documentElement).appendChild(style)
})()
