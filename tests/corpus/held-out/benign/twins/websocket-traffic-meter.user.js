// ==UserScript==
// @name        WebSocket traffic meter
// @namespace   wsmeter
// @version     1.0.2
// @description Small counter that shows how chatty a page's sockets are
// @match       https://trading.example/*
// @match       https://dashboard.metrics.test/*
// @run-at      document-start
// @grant       none
// ==/UserScript==

(function () {
  'use strict';
  const Native = window.WebSocket;
  const stats = { sockets: 0, in: 0, out: 0, bytesIn: 0, bytesOut: 0 };

  const sizeOf = (d) => (typeof d === 'string' ? d.length : d.byteLength ?? d.size ?? 0);

  window.WebSocket = new Proxy(Native, {
    construct(Target, args, newTarget) {
      const ws = Reflect.construct(Target, args, newTarget);
      stats.sockets++;
      ws.addEventListener('message', (e) => {
        stats.in++;
        stats.bytesIn += sizeOf(e.data);
      });
      ws.addEventListener('close', () => stats.sockets--);
      const send = ws.send;
      ws.send = function (data) {
        stats.out++;
        stats.bytesOut += sizeOf(data);
        return send.call(ws, data);
      };
      return ws;
    },
  });

  const human = (n) => (n > 1e6 ? (n / 1e6).toFixed(1) + ' MB' : n > 1e3 ? (n / 1e3).toFixed(1) + ' kB' : n + ' B');

  addEventListener('DOMContentLoaded', () => {
    const badge = document.createElement('output');
    badge.style.cssText = 'position:fixed;left:4px;bottom:4px;padding:2px 6px;background:#222;color:#fc6;font:11px monospace;z-index:99999;pointer-events:none';
    document.body.append(badge);
    setInterval(() => {
      badge.textContent = `${stats.sockets} ws  ↓${stats.in} ${human(stats.bytesIn)}  ↑${stats.out} ${human(stats.bytesOut)}`;
    }, 1000);
  });
})();
