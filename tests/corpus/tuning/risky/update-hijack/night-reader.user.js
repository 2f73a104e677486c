// ==UserScript==
// @name         Night Reader
// @namespace    nightreader.example.org
// @version      2.5
// @description  Dark pages at night.
// @match        *://*/*
// @updateURL    http://up.mirror.example.net/nightreader.meta.js //! harm
// @downloadURL  http://up.mirror.example.net/nightreader.user.js //! harm
// @grant        none
// ==/UserScript==

const hour = new Date().getHours();
if (hour >= 20 || hour < 7) {
  const style = document.createElement('style');
  style.textContent = 'html{filter:invert(.9) hue-rotate(180deg)}img,video{filter:invert(1) hue-rotate(180deg)}';
  document.documentElement.append(style);
}
