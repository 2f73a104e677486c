// ==UserScript==
// @name         Bakery assistant
// @match        https://bakery.example.net/play
// @version      6.1
// @grant        none
// ==/UserScript==
(function wait() {
  var Game = window.Game;
  if (!Game || !Game.ready) return setTimeout(wait, 500);
  var running = false, timer;
  var bot = {
    click: function () { Game.ClickCookie(); },
    golden: function () {
      Game.shimmers.forEach(function (s) { if (s.type === 'golden') s.pop(); });
    },
    buy: function () {
      var best = Game.ObjectsById.slice().sort(function (a, b) {
        return a.price / a.storedCps - b.price / b.storedCps;
      })[0];
      if (best && Game.cookies >= best.price) best.buy(1);
    }
  };
  document.addEventListener('keydown', function (e) {
    if (!e.altKey || e.code !== 'KeyB') return;
    running = !running;
    clearInterval(timer);
    if (running) timer = setInterval(function () { for (var k in bot) bot[k](); }, 100);
    Game.Notify('Assistant', running ? 'on' : 'off', [16, 5], 2);
  });
})();
