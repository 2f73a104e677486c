// ==UserScript==
// @name        Translate selection (Alt+T)
// @namespace   transel
// @version     1.8
// @description Selected text goes to translate.example.net on Alt+T
// @match       *://*/*
// @grant       GM_xmlhttpRequest
// @connect     translate.example.net
// ==/UserScript==
document.addEventListener('keydown', function (e) {
  if (!e.isTrusted || !e.altKey || e.code !== 'KeyT') return;
  var text = String(getSelection()).trim();
  if (!text) return;
  GM_xmlhttpRequest({
    method: 'POST',
    url: 'https://translate.example.net/translate',
    anonymous: true,
    headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
    data: new URLSearchParams({ q: text.slice(0, 3000), source: 'auto', target: navigator.language.slice(0, 2) }).toString(),
    onload: function (r) {
      var tip = document.createElement('div');
      tip.style.cssText = 'position:fixed;left:20%;right:20%;top:20px;background:#ffe;color:#000;padding:1em;z-index:2147483647';
      tip.textContent = JSON.parse(r.responseText).translatedText;
      tip.onclick = function () { tip.remove(); };
      document.body.appendChild(tip);
    }
  });
});
