// ==UserScript==
// @name         Bookmarks exporter
// @namespace    bmexport
// @version      2.0.3
// @description  Saves all your bookmarked posts as JSON. Uses the site's own API with the header the page itself uses.
// @match        https://social.example/bookmarks*
// @run-at       document-start
// @grant        none
// ==/UserScript==

let auth = null;
const setHeader = XMLHttpRequest.prototype.setRequestHeader;
const opened = new WeakMap();
const open = XMLHttpRequest.prototype.open;

XMLHttpRequest.prototype.open = function (m, url, ...r) {
  opened.set(this, new URL(url, location.href));
  return open.call(this, m, url, ...r);
};
XMLHttpRequest.prototype.setRequestHeader = function (name, value) {
  if (name.toLowerCase() === 'authorization' && opened.get(this)?.origin === location.origin) auth = value;
  return setHeader.call(this, name, value);
};

async function* bookmarks() {
  let cursor = '';
  do {
    const res = await fetch(`/api/2/bookmarks?limit=100&cursor=${encodeURIComponent(cursor)}`, { headers: { Authorization: auth } });
    if (res.status === 429) {
      await new Promise((r) => setTimeout(r, 60e3));
      continue;
    }
    if (!res.ok) throw new Error('HTTP ' + res.status);
    const json = await res.json();
    yield* json.items;
    cursor = json.next_cursor;
  } while (cursor);
}

async function run(btn) {
  if (!auth) return alert('Scroll a little first, then try again.');
  const out = [];
  for await (const b of bookmarks()) {
    out.push({ id: b.id, at: b.created_at, author: b.author.handle, text: b.text, media: (b.media ?? []).map((m) => m.url) });
    btn.textContent = `${out.length}…`;
  }
  const href = URL.createObjectURL(new Blob([JSON.stringify(out, null, 2)], { type: 'application/json' }));
  Object.assign(document.createElement('a'), { href, download: 'bookmarks.json' }).click();
  btn.textContent = 'Export';
}

addEventListener('DOMContentLoaded', () => {
  const btn = document.createElement('button');
  btn.textContent = 'Export';
  btn.style.cssText = 'position:fixed;top:10px;right:120px;z-index:99';
  btn.onclick = () => run(btn).catch((e) => alert(e.message));
  document.body.append(btn);
});
