// ==UserScript==
// @name        ENS lookup for selection
// @namespace   ens-lookup
// @version     1.0.1
// @match       *://*/*
// @grant       GM_xmlhttpRequest
// @grant       GM_registerMenuCommand
// @connect     api.ens-resolver.example
// ==/UserScript==
GM_registerMenuCommand('Look up selected .eth name', function () {
  var m = /[a-z0-9-]+\.eth/i.exec(String(getSelection()));
  if (!m) { alert('Select a .eth name first.'); return; }
  GM_xmlhttpRequest({
    method: 'GET',
    url: 'https://api.ens-resolver.example/v1/resolve/' + encodeURIComponent(m[0]),
    responseType: 'json',
    anonymous: true,
    onload: function (r) { alert(m[0] + '\n' + (r.response && r.response.address || 'not registered')); },
    onerror: function () { alert('Lookup failed'); }
  });
});
