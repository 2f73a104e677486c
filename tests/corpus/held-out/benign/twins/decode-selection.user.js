// ==UserScript==
// @name         Decode selected text
// @namespace    decode-sel
// @version      1.0
// @description  Menu entry: try Base64, percent and JWT decoding on the selection
// @match        *://*/*
// @grant        GM_registerMenuCommand
// ==/UserScript==

var utf8 = function (bin) {
  return new TextDecoder().decode(Uint8Array.from(bin, function (c) { return c.charCodeAt(0); }));
};

var decoders = [
  ['JWT', /^[\w-]+\.[\w-]+\.[\w-]*$/, function (s) {
    return s.split('.').slice(0, 2).map(function (p) {
      return JSON.stringify(JSON.parse(utf8(atob(p.replace(/-/g, '+').replace(/_/g, '/')))), null, 2);
    }).join('\n\n');
  }],
  ['percent', /%[0-9a-f]{2}/i, function (s) { return decodeURIComponent(s.replace(/\+/g, ' ')); }],
  ['hex', /^(0x)?([0-9a-f]{2}\s?){4,}$/i, function (s) {
    return utf8(s.replace(/^0x|\s/g, '').replace(/../g, function (h) { return String.fromCharCode(parseInt(h, 16)); }));
  }],
  ['base64', /^[\w+/-]+={0,2}$/, function (s) { return utf8(atob(s.replace(/-/g, '+').replace(/_/g, '/'))); }],
  ['entities', /&#?\w+;/, function (s) {
    return new DOMParser().parseFromString(s.replace(/</g, '&lt;'), 'text/html').documentElement.textContent;
  }]
];

GM_registerMenuCommand('Decode selection', function () {
  var text = String(getSelection()).trim();
  if (!text) { alert('Select something first.'); return; }
  var lines = [];
  decoders.forEach(function (d) {
    if (!d[1].test(text)) return;
    try { lines.push('[' + d[0] + ']\n' + d[2](text)); } catch (e) { /* not this one */ }
  });
  alert(lines.join('\n\n') || 'Nothing I know.');
});
