// ==UserScript==
// @name         YouTube: wide comments & remembered playback rate
// @namespace    yt-tweaks-small
// @version      2.0.8
// @match        https://www.youtube.com/*
// @grant        none
// @description  Survives in-page navigation by listening to pushState / replaceState
// ==/UserScript==

(function () {
  ['pushState', 'replaceState'].forEach(function (name) {
    var original = history[name];
    history[name] = function () {
      var result = original.apply(this, arguments);
      window.dispatchEvent(new Event('locationchange'));
      return result;
    };
  });
  window.addEventListener('popstate', function () {
    window.dispatchEvent(new Event('locationchange'));
  });

  var style = document.createElement('style');
  style.textContent = 'ytd-watch-flexy.wide-comments #comments{max-width:none!important}';
  document.head.appendChild(style);

  var lastHref = '';

  function apply() {
    if (location.href === lastHref) return;
    lastHref = location.href;
    var flexy = document.querySelector('ytd-watch-flexy');
    if (flexy) flexy.classList.toggle('wide-comments', location.pathname === '/watch');
    var video = document.querySelector('video');
    if (!video) return;
    var rate = parseFloat(localStorage.getItem('tweak-rate')) || 1;
    video.playbackRate = rate;
    if (!video.dataset.rateWatched) {
      video.dataset.rateWatched = '1';
      video.addEventListener('ratechange', function () {
        localStorage.setItem('tweak-rate', String(video.playbackRate));
      });
    }
  }

  window.addEventListener('locationchange', function () { setTimeout(apply, 400); });
  setTimeout(apply, 1500);
})();
