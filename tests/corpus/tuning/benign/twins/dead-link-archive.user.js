// ==UserScript==
// @name         Dead Link → Archive
// @namespace    deadlink
// @version      2.2
// @description  On 404 pages of the docs site, asks the Wayback Machine for a copy and offers it
// @match        https://docs.example.com/*
// @match        https://wiki.example.org/*
// @connect      archive.org
// @grant        GM_xmlhttpRequest
// @noframes
// ==/UserScript==

var looksDead = /\b(404|page not found|does not exist)\b/i.test(document.title + ' ' + (document.querySelector('h1') || { textContent: '' }).textContent);

if (looksDead) {
  var address = location.origin + location.pathname;
  GM_xmlhttpRequest({
    method: 'GET',
    url: 'https://archive.org/wayback/available?url=' + encodeURIComponent(address),
    onload: function (res) {
      var snap = (JSON.parse(res.responseText).archived_snapshots || {}).closest;
      if (!snap || !snap.available) return;
      var ts = snap.timestamp.replace(/^(\d{4})(\d\d)(\d\d).*/, '$1-$2-$3');
      var bar = document.createElement('p');
      bar.style.cssText = 'background:#ffd;border:1px solid #cc9;padding:10px;margin:0';
      var link = document.createElement('a');
      link.href = 'https://web.archive.org/web/' + snap.timestamp + '/' + address;
      link.textContent = 'Copy of ' + ts + ' in the archive';
      bar.appendChild(link);
      document.body.insertBefore(bar, document.body.firstChild);
    }
  });
}
