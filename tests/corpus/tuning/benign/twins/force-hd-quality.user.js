// ==UserScript==
// @name         Force HD (player API)
// @namespace    forcehd
// @version      1.22
// @description  Picks the highest quality the player offers, via the page's own player object
// @match        https://www.youtube.com/*
// @grant        unsafeWindow
// @grant        GM_getValue
// @run-at       document-idle
// @noframes
// ==/UserScript==
(function (win) {
  var order = ['highres', 'hd2160', 'hd1440', 'hd1080', 'hd720', 'large'];
  var cap = GM_getValue('cap', 'hd1440');
  var allowed = order.slice(order.indexOf(cap));

  function apply() {
    var player = win.document.getElementById('movie_player');
    if (!player || typeof player.getAvailableQualityLevels !== 'function') return false;
    var levels = player.getAvailableQualityLevels();
    var pick = allowed.find(function (q) { return levels.indexOf(q) !== -1; });
    if (pick && player.getPlaybackQuality() !== pick) {
      player.setPlaybackQualityRange(pick, pick);
    }
    return levels.length > 0;
  }

  function keepTrying(n) {
    if (apply() || n <= 0) return;
    setTimeout(function () { keepTrying(n - 1); }, 500);
  }

  win.addEventListener('yt-navigate-finish', function () { keepTrying(20); });
  keepTrying(20);
})(unsafeWindow);
