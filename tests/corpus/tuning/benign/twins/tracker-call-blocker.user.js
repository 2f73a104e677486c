// ==UserScript==
// @name         Beacon stopper
// @match        *://*/*
// @version      3.0
// @run-at       document-start
// @grant        none
// ==/UserScript==
(function (w) {
  'use strict';
  const BLOCK = ['metrics.example', 'track.example', 'pixel.test', 'ads.invalid'];
  const bad = u => {
    try {
      const h = new URL(u, location.href).hostname;
      return BLOCK.some(b => h === b || h.endsWith('.' + b));
    } catch { return false; }
  };

  const { fetch: realFetch } = w;
  w.fetch = new Proxy(realFetch, {
    apply(target, self, args) {
      const r = args[0];
      if (bad(r instanceof Request ? r.url : r)) return Promise.resolve(new Response(null, { status: 204 }));
      return Reflect.apply(target, self, args);
    },
  });

  const { open, send } = XMLHttpRequest.prototype;
  const dropped = new WeakSet();
  XMLHttpRequest.prototype.open = function (method, url) {
    if (bad(url)) dropped.add(this); else dropped.delete(this);
    return open.apply(this, arguments);
  };
  XMLHttpRequest.prototype.send = function () {
    if (dropped.has(this)) { setTimeout(() => this.dispatchEvent(new Event('error'))); return; }
    return send.apply(this, arguments);
  };

  const beacon = Navigator.prototype.sendBeacon;
  Navigator.prototype.sendBeacon = function (url) {
    return bad(url) || beacon.apply(this, arguments);
  };

  const src = Object.getOwnPropertyDescriptor(HTMLImageElement.prototype, 'src');
  Object.defineProperty(HTMLImageElement.prototype, 'src', {
    ...src,
    set(v) { if (!bad(v)) src.set.call(this, v); },
  });
})(window);
