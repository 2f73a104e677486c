// ==UserScript==
// @name         Quiet player
// @namespace    quiet-player
// @version      1.3
// @match        https://video.example.com/*
// @run-at       document-start
// @grant        none
// ==/UserScript==
(() => {
  const BLOCK = [/\/ads?\//, /\/telemetry\b/, /\/beacon\b/];
  const bad = u => BLOCK.some(r => r.test(String(u)));
  const realFetch = window.fetch;
  window.fetch = function (input, init) {
    const url = input instanceof Request ? input.url : input;
    if (bad(url)) return Promise.resolve(new Response('{}', { status: 200 }));
    return realFetch.call(this, input, init);
  };
  const open = XMLHttpRequest.prototype.open;
  XMLHttpRequest.prototype.open = function (method, url, ...rest) {
    return open.call(this, method, bad(url) ? 'data:application/json,{}' : url, ...rest);
  };
  const beacon = navigator.sendBeacon;
  navigator.sendBeacon = (url, data) => bad(url) || beacon.call(navigator, url, data);
})();
