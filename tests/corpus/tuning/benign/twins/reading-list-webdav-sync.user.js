// ==UserScript==
// @name         Read-later list with WebDAV sync
// @namespace    readlater-dav
// @version      3.1.1
// @description  Keeps a read-later list in the script's storage; optional sync with a WebDAV folder of yours
// @match        https://news.ycombinator.com/*
// @grant        GM_xmlhttpRequest
// @grant        GM_getValue
// @grant        GM_setValue
// @grant        GM_registerMenuCommand
// ==/UserScript==

// There is no @connect line on purpose: the address is yours, and the manager asks you once for it.

const settings = () => GM_getValue('dav', null);

function dav(method, body) {
  const { url, user, pass } = settings();
  return new Promise((resolve, reject) => {
    GM_xmlhttpRequest({
      method,
      url: url.replace(/\/?$/, '/') + 'readlater.json',
      user,
      password: pass,
      data: body,
      headers: body ? { 'Content-Type': 'application/json' } : {},
      onload: (r) => (r.status < 300 || r.status === 404 ? resolve(r) : reject(new Error(`${method}: ${r.status}`))),
      onerror: () => reject(new Error(`${method}: no connection`)),
    });
  });
}

function merge(mine, theirs) {
  const byId = new Map();
  for (const item of [...theirs, ...mine]) {
    const old = byId.get(item.id);
    if (!old || old.changed < item.changed) byId.set(item.id, item);
  }
  return [...byId.values()].sort((a, b) => b.changed - a.changed);
}

async function sync() {
  if (!settings()) return;
  const res = await dav('GET');
  const remote = res.status === 404 ? [] : JSON.parse(res.responseText);
  const all = merge(GM_getValue('items', []), remote);
  GM_setValue('items', all);
  await dav('PUT', JSON.stringify(all));
}

function toggle(row) {
  const link = row.querySelector('.titleline > a');
  const items = GM_getValue('items', []);
  const old = items.find((i) => i.id === row.id);
  const entry = { id: row.id, url: link.href, title: link.textContent, gone: old ? !old.gone : false, changed: Date.now() };
  GM_setValue('items', [entry, ...items.filter((i) => i.id !== row.id)]);
  return !entry.gone;
}

for (const row of document.querySelectorAll('tr.athing')) {
  const star = document.createElement('a');
  star.href = 'javascript:void 0';
  const saved = GM_getValue('items', []).some((i) => i.id === row.id && !i.gone);
  star.textContent = saved ? ' ★' : ' ☆';
  star.onclick = (e) => {
    e.preventDefault();
    star.textContent = toggle(row) ? ' ★' : ' ☆';
  };
  row.querySelector('.titleline')?.append(star);
}

GM_registerMenuCommand('Set up WebDAV…', () => {
  const old = settings() ?? {};
  const url = prompt('Folder address (https://…)', old.url ?? '');
  if (!url || !url.startsWith('https://')) return;
  GM_setValue('dav', { url, user: prompt('User', old.user ?? '') ?? '', pass: prompt('App password', '') ?? '' });
});
GM_registerMenuCommand('Sync now', () => sync().then(() => alert('In sync.'), (e) => alert(e.message)));
