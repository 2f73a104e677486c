// ==UserScript==
// @name         Timeline without promoted posts
// @namespace    timeline-clean
// @version      3.1.4
// @description  Drops promoted entries from the timeline's JSON before the page shows them, and sorts by time
// @match        https://social.example.com/*
// @run-at       document-start
// @grant        unsafeWindow
// ==/UserScript==

const page = unsafeWindow;
const isTimeline = url => /^\/api\/v\d+\/(home|list)_timeline\b/.test(new URL(url, location.href).pathname);

const promoted = entry => Boolean(entry.promoted || entry.ad_id || /^promoted-/.test(entry.id || ''));
const tidy = data => {
  if (!data || !Array.isArray(data.entries)) return data;
  const entries = data.entries.filter(e => !promoted(e));
  if (localStorage.getItem('tl_chrono') === '1') entries.sort((a, b) => b.created_at - a.created_at);
  return { ...data, entries };
};

page.fetch = new Proxy(page.fetch, {
  async apply(target, self, args) {
    const res = await Reflect.apply(target, self, args);
    const url = typeof args[0] === 'string' ? args[0] : args[0].url || String(args[0]);
    if (!isTimeline(url) || !res.ok) return res;
    try {
      const data = tidy(await res.clone().json());
      return new Response(JSON.stringify(data), { status: res.status, statusText: res.statusText, headers: res.headers });
    } catch {
      return res;
    }
  },
});

const xhr = page.XMLHttpRequest.prototype;
const open = xhr.open;
const wanted = new WeakSet();
xhr.open = function (method, url, ...rest) {
  if (isTimeline(url)) wanted.add(this);
  return open.call(this, method, url, ...rest);
};
for (const prop of ['responseText', 'response']) {
  const d = Object.getOwnPropertyDescriptor(xhr, prop);
  Object.defineProperty(xhr, prop, {
    ...d,
    get() {
      const value = d.get.call(this);
      if (!wanted.has(this) || this.readyState !== 4) return value;
      if (typeof value === 'string') {
        try { return JSON.stringify(tidy(JSON.parse(value))); } catch { return value; }
      }
      return this.responseType === 'json' ? tidy(value) : value;
    },
  });
}
