// ==UserScript==
// @name         Stream Codec Panel
// @namespace    codecpanel
// @version      0.6.1
// @description  Wraps fetch on the video site to read the player manifest and lists the offered codecs and bitrates
// @match        https://video.example.com/watch/*
// @run-at       document-start
// @grant        unsafeWindow
// ==/UserScript==

const page = unsafeWindow;
const nativeFetch = page.fetch;
const wants = /\/api\/v\d+\/manifest\b/;

const panel = {
  el: null,
  open() {
    if (this.el) return this.el;
    const el = document.createElement('details');
    el.style.cssText = 'position:fixed;left:8px;top:60px;background:#000b;color:#9f9;font:12px monospace;padding:6px;z-index:3000';
    const s = document.createElement('summary');
    s.textContent = 'codecs';
    el.append(s, document.createElement('pre'));
    document.body.append(el);
    return (this.el = el);
  },
  show(lines) {
    this.open().querySelector('pre').textContent = lines.join('\n');
  },
};

function describe(manifest) {
  return (manifest.representations ?? [])
    .slice()
    .sort((a, b) => b.bandwidth - a.bandwidth)
    .map((r) => `${r.codecs.padEnd(18)} ${(r.bandwidth / 1000).toFixed(0).padStart(6)} kbit/s ${r.width ?? '-'}x${r.height ?? '-'}`);
}

page.fetch = new Proxy(nativeFetch, {
  apply(target, self, args) {
    const promise = Reflect.apply(target, self, args);
    const url = typeof args[0] === 'string' ? args[0] : args[0]?.url ?? '';
    if (wants.test(url)) {
      promise
        .then((res) => res.clone().json())
        .then((json) => panel.show(describe(json)))
        .catch(() => {});
    }
    return promise;
  },
});
