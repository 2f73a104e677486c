// ==UserScript==
// @name         Request log panel
// @namespace    devtools-lite
// @version      0.8.1
// @description  For browsers without dev tools (mobile): lists fetch/XHR with status and timing, download as JSON
// @match        *://*/*
// @run-at       document-start
// @grant        unsafeWindow
// @grant        GM_registerMenuCommand
// ==/UserScript==
(function (w) {
  'use strict';
  const log = [];
  const add = (kind, method, url, body) => {
    const row = { kind, method, url: String(url), body: typeof body === 'string' ? body.slice(0, 2000) : undefined, start: performance.now() };
    log.push(row);
    if (log.length > 500) log.shift();
    return row;
  };
  const done = (row, status) => { row.status = status; row.ms = Math.round(performance.now() - row.start); };

  w.fetch = new Proxy(w.fetch, {
    apply(target, self, args) {
      const [input, init = {}] = args;
      const row = add('fetch', init.method || input.method || 'GET', input.url || input, init.body);
      const p = Reflect.apply(target, self, args);
      p.then(r => done(row, r.status), e => done(row, e.name));
      return p;
    }
  });

  const { open, send } = w.XMLHttpRequest.prototype;
  const meta = new WeakMap();
  w.XMLHttpRequest.prototype.open = function (method, url) {
    meta.set(this, [method, url]);
    return open.apply(this, arguments);
  };
  w.XMLHttpRequest.prototype.send = function (body) {
    const row = add('xhr', ...(meta.get(this) || ['?', '?']), body);
    this.addEventListener('loadend', () => done(row, this.status));
    return send.apply(this, arguments);
  };

  GM_registerMenuCommand('Show requests', () => {
    const pre = document.createElement('pre');
    pre.style.cssText = 'position:fixed;inset:0;overflow:auto;background:#111;color:#9f9;z-index:2147483647;margin:0;padding:8px';
    pre.textContent = log.map(r => [r.status || '…', r.ms + 'ms', r.method, r.url].join('  ')).join('\n');
    pre.onclick = () => pre.remove();
    document.body.append(pre);
  });
  GM_registerMenuCommand('Download log', () => {
    const a = document.createElement('a');
    a.href = URL.createObjectURL(new Blob([JSON.stringify(log, null, 1)], { type: 'application/json' }));
    a.download = 'requests.json';
    a.click();
  });
})(unsafeWindow);
