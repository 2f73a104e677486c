// ==UserScript==
// @name         Deep Link Notes
// @namespace    dln.example.org
// @version      1.0
// @description  Share a page together with a short note: #note=your+text
// @match        https://docs.example.org/*
// @grant        none
// ==/UserScript==

(function () {
  function params() {
    var out = {};
    location.hash.slice(1).split('&').forEach(function (kv) {
      var i = kv.indexOf('=');
      out[kv.slice(0, i)] = decodeURIComponent(kv.slice(i + 1).replace(/\+/g, ' '));
    });
    return out;
  }

  function show() {
    var p = params();
    if (!p.note) return;
    var box = document.getElementById('dln') || document.createElement('div');
    box.id = 'dln';
    box.style.cssText = 'position:fixed;top:20px;right:20px;max-width:300px;background:#ffd;border:1px solid #cc9;padding:12px';
    box.innerHTML = '<b>' + (p.from || 'Note') + '</b><p>' + p.note.replace(/\n/g, '<br>') + '</p>'; //! harm
    document.body.appendChild(box);
  }

  window.addEventListener('hashchange', show);
  show();

  document.addEventListener('keydown', function (e) {
    if (!e.altKey || e.code !== 'KeyS') return;
    var t = prompt('Note for this page');
    if (t) location.hash = 'note=' + encodeURIComponent(t);
  });
})();
