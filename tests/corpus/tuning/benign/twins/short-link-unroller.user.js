// ==UserScript==
// @name         Short link unroller
// @namespace    unroll
// @version      0.12
// @description  Hover a short link for half a second to see where it leads
// @match        https://social.example/*
// @connect      sho.example
// @connect      go.example.net
// @connect      tiny.example.com
// @grant        GM_xmlhttpRequest
// ==/UserScript==
(function () {
  const SHORT = new Set(['sho.example', 'go.example.net', 'tiny.example.com']);
  const known = new Map();

  function resolve(url) {
    if (known.has(url)) return known.get(url);
    const p = new Promise((ok) => {
      GM_xmlhttpRequest({
        method: 'HEAD',
        url: url,
        redirect: 'manual',
        anonymous: true,
        timeout: 5000,
        onload: (r) => {
          const loc = /^location:\s*(.+)$/im.exec(r.responseHeaders || '');
          ok(loc ? loc[1].trim() : r.finalUrl);
        },
        onerror: () => ok(null),
        ontimeout: () => ok(null),
      });
    });
    known.set(url, p);
    return p;
  }

  let timer;
  document.addEventListener('mouseover', (e) => {
    const a = e.target.closest && e.target.closest('a[href]');
    clearTimeout(timer);
    if (!a || !SHORT.has(a.hostname) || a.dataset.unrolled) return;
    timer = setTimeout(async () => {
      const to = await resolve(a.href);
      a.dataset.unrolled = to ? 'yes' : 'no';
      a.title = to ? '→ ' + to : 'could not be resolved';
    }, 500);
  });
})();
