// ==UserScript==
// @name         Always old reddit
// @namespace    oldlayout
// @version      1.3
// @description  Sends www and new to the old layout, except for pages that exist only in the new one
// @match        *://www.reddit.com/*
// @match        *://new.reddit.com/*
// @run-at       document-start
// @grant        none
// ==/UserScript==
(function () {
  var only = /^\/(media|gallery|poll|settings|notifications|chat|mod|r\/[^/]+\/s)(\/|$)/;
  if (only.test(location.pathname)) return;
  if (/[?&]newlayout\b/.test(location.search)) return;
  location.replace('https://old.reddit.com' + location.pathname + location.search + location.hash);
})();
