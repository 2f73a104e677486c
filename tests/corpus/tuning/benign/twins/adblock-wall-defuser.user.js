// ==UserScript==
// @name         No wall
// @match        https://daily.example.com/*
// @match        https://gazette.example.net/*
// @run-at       document-start
// @version      0.7
// @grant        unsafeWindow
// ==/UserScript==
var noop = function () {};
var chain = { onDetected: function () { return chain; }, onNotDetected: function (f) { setTimeout(f, 1); return chain; }, setOption: noop, check: noop, clearEvent: noop };
function pin(name, value) {
  Object.defineProperty(unsafeWindow, name, { get: function () { return value; }, set: noop, configurable: false });
}
pin('canRunAds', true);
pin('blockAdBlock', chain);
pin('fuckAdBlock', chain);
pin('adsbygoogle', { loaded: true, push: noop });

var realTimeout = unsafeWindow.setTimeout;
unsafeWindow.setTimeout = function (fn, ms) {
  if (/adblock|adsBlocked|showPaywallNotice/i.test(String(fn))) return 0;
  return realTimeout.apply(unsafeWindow, arguments);
};

document.addEventListener('DOMContentLoaded', function () {
  var style = document.createElement('style');
  style.textContent = '.adb-overlay{display:none!important} html,body{overflow:auto!important;position:static!important}';
  document.head.appendChild(style);
});
