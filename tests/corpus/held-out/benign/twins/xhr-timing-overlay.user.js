// ==UserScript==
// @name        Request timing overlay
// @namespace   perf.overlay
// @version     0.7
// @description Lists the slowest XHR calls of our intranet apps
// @match       https://apps.intranet.test/*
// @run-at      document-start
// @grant       none
// ==/UserScript==

(function () {
  var open = XMLHttpRequest.prototype.open;
  var send = XMLHttpRequest.prototype.send;
  var meta = new WeakMap();
  var rows = [];
  var list;

  XMLHttpRequest.prototype.open = function (method, url) {
    meta.set(this, { method: method, url: String(url).split('?')[0], start: 0 });
    return open.apply(this, arguments);
  };

  XMLHttpRequest.prototype.send = function (body) {
    var m = meta.get(this);
    if (m) {
      m.start = performance.now();
      m.up = typeof body === 'string' ? body.length : 0;
      this.addEventListener('loadend', function () {
        m.ms = Math.round(performance.now() - m.start);
        m.status = this.status;
        m.down = Number(this.getResponseHeader('content-length')) || 0;
        record(m);
      });
    }
    return send.apply(this, arguments);
  };

  function record(m) {
    rows.push(m);
    rows.sort(function (a, b) { return b.ms - a.ms; });
    rows.length = Math.min(rows.length, 15);
    paint();
  }

  function paint() {
    if (!list) return;
    list.textContent = '';
    rows.forEach(function (m) {
      var li = document.createElement('li');
      li.textContent = [m.ms + ' ms', m.status, m.method, m.url, '↑' + m.up, '↓' + m.down].join('  ');
      if (m.ms > 1000) li.style.color = '#f66';
      list.appendChild(li);
    });
  }

  document.addEventListener('DOMContentLoaded', function () {
    var host = document.createElement('aside');
    host.style.cssText = 'position:fixed;right:0;bottom:0;max-width:50vw;background:#000c;color:#8f8;font:11px monospace;z-index:9999';
    list = document.createElement('ol');
    host.appendChild(list);
    document.body.appendChild(host);
    paint();
  });
})();
