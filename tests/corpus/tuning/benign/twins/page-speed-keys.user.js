// ==UserScript==
// @name         Player Speed Keys
// @namespace    https://scripts.example/player-speed
// @version      1.0
// @description  Shift+. and Shift+, change the speed of the page's own player.
// @match        https://learn.example.com/watch*
// @grant        none
// ==/UserScript==

const code = `
  document.addEventListener('keydown', function (event) {
    if (!event.shiftKey || !window.coursePlayer) return;
    if (event.code === 'Period') coursePlayer.setRate(Math.min(3, coursePlayer.getRate() + 0.25));
    if (event.code === 'Comma') coursePlayer.setRate(Math.max(0.5, coursePlayer.getRate() - 0.25));
  });
`;

const script = document.createElement('script');
script.textContent = code;
document.documentElement.append(script);
script.remove();
