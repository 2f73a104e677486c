// ==UserScript==
// @name         Translate selection
// @namespace    tr-sel
// @version      1.5.0
// @description  Select text and press the little "T" button to have that text translated by translate.example
// @match        *://*/*
// @connect      translate.example
// @grant        GM_xmlhttpRequest
// @grant        GM_getValue
// @grant        GM_setValue
// @grant        GM_registerMenuCommand
// ==/UserScript==

var LANGS = { en: 'English', de: 'Deutsch', fr: 'Français', es: 'Español', pl: 'Polski', ja: '日本語' };
var LIMIT = 2000;

var button = document.createElement('button');
button.textContent = 'T';
button.title = 'Translate with translate.example';
button.style.cssText = 'position:absolute;z-index:2147483647;width:22px;height:22px;border-radius:50%;border:1px solid #999;background:#fff;color:#06c;font:bold 12px serif;cursor:pointer;padding:0';

var card = document.createElement('div');
card.style.cssText = 'position:absolute;z-index:2147483647;max-width:420px;padding:10px;background:#fffef5;color:#222;border:1px solid #bbb;border-radius:6px;font:14px/1.4 sans-serif;white-space:pre-wrap';

document.addEventListener('mouseup', function (e) {
  if (e.target === button || card.contains(e.target)) return;
  card.remove();
  setTimeout(function () {
    var text = String(getSelection()).trim();
    if (text.length < 2) return button.remove();
    button.style.left = e.pageX + 8 + 'px';
    button.style.top = e.pageY + 8 + 'px';
    document.body.appendChild(button);
  }, 10);
});

button.addEventListener('click', function (e) {
  e.preventDefault();
  e.stopPropagation();
  var text = String(getSelection()).trim().slice(0, LIMIT);
  card.style.left = button.style.left;
  card.style.top = button.style.top;
  card.textContent = '…';
  document.body.appendChild(card);
  button.remove();
  GM_xmlhttpRequest({
    method: 'POST',
    url: 'https://translate.example/api/translate',
    headers: { 'Content-Type': 'application/json' },
    data: JSON.stringify({ q: text, target: GM_getValue('target', 'en') }),
    anonymous: true,
    timeout: 8000,
    onload: function (r) {
      var out;
      try { out = JSON.parse(r.responseText).translation; } catch (err) { out = null; }
      card.textContent = out || 'The service gave no answer (' + r.status + ').';
    },
    onerror: function () { card.textContent = 'The service cannot be reached.'; },
    ontimeout: function () { card.textContent = 'The service took too long.'; }
  });
});
button.addEventListener('mousedown', function (e) { e.preventDefault(); });

Object.keys(LANGS).forEach(function (code) {
  GM_registerMenuCommand('Translate into ' + LANGS[code], function () { GM_setValue('target', code); });
});
