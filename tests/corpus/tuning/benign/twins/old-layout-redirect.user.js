// ==UserScript==
// @name         Old Reddit please
// @match        https://www.reddit.com/*
// @match        https://new.reddit.com/*
// @version      1.3
// @run-at       document-start
// @grant        none
// ==/UserScript==
(function () {
  const skip = /^\/(?:gallery|media|poll|settings|notifications|chat)(?:\/|$)/;
  if (skip.test(location.pathname)) return;
  const to = new URL(location.href);
  to.hostname = 'old.reddit.com';
  location.replace(to.href);
})();
