// ==UserScript==
// @name          Straight links
// @namespace     straight.links
// @version       1.3.7
// @description   Skip "you are leaving" pages
// @match         https://community.photogear.example/*
// @match         https://www.youtube.com/*
// @grant         none
// ==/UserScript==

(function(){
  var rules = [
    { host: /(^|\.)youtube\.com$/, path: /^\/redirect$/, param: 'q' },
    { host: /(^|\.)photogear\.example$/, path: /^\/out\.php$/, param: 'to', base64: true },
    { host: /(^|\.)photogear\.example$/, path: /^\/leave\//, param: 'url' }
  ];

  function decode(rule, raw) {
    if (!rule.base64) return raw;
    try { return atob(raw.replace(/-/g, '+').replace(/_/g, '/')); } catch (e) { return null; }
  }

  function unwrap(a) {
    for (var i = 0; i < rules.length; i++) {
      var r = rules[i];
      if (!r.host.test(a.hostname) || !r.path.test(a.pathname)) continue;
      var raw = new URLSearchParams(a.search).get(r.param);
      var real = raw && decode(r, raw);
      if (real && /^https?:\/\//i.test(real)) {
        a.href = real;
        a.rel = 'noopener noreferrer';
        a.title = a.title || real;
      }
      return;
    }
  }

  document.addEventListener('mouseover', function (e) {
    var a = e.target.closest ? e.target.closest('a') : null;
    if (a) unwrap(a);
  }, true);
  document.addEventListener('focus', function (e) {
    if (e.target.tagName === 'A') unwrap(e.target);
  }, true);
})();
