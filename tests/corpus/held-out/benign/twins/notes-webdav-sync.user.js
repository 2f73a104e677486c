// ==UserScript==
// @name         Margin notes with sync to your home server
// @namespace    margin-notes
// @version      3.0.0
// @description  Notes per article. Optional sync to the WebDAV share on your own computer (localhost:8443).
// @match        https://reader.papershelf.example/article/*
// @grant        GM_getValue
// @grant        GM_setValue
// @grant        GM_listValues
// @grant        GM_xmlhttpRequest
// @grant        GM_registerMenuCommand
// @connect      localhost
// ==/UserScript==

'use strict';

const FILE = 'https://localhost:8443/dav/margin-notes.json';
const articleId = location.pathname.split('/').pop();

function dav(method, data) {
  const { user, pass } = GM_getValue('account', {});
  return new Promise((resolve, reject) => GM_xmlhttpRequest({
    method,
    url: FILE,
    user,
    password: pass,
    data,
    onload: (r) => (r.status < 300 ? resolve(r.responseText) : r.status === 404 ? resolve(null) : reject(new Error('HTTP ' + r.status))),
    onerror: () => reject(new Error('server not reachable')),
  }));
}

function localNotes() {
  return GM_listValues()
    .filter((k) => k.startsWith('note:'))
    .reduce((all, k) => Object.assign(all, { [k]: GM_getValue(k) }), {});
}

async function sync() {
  const remote = JSON.parse((await dav('GET')) || '{}');
  const mine = localNotes();
  const merged = { ...remote };
  for (const [k, v] of Object.entries(mine)) {
    if (!merged[k] || merged[k].edited < v.edited) merged[k] = v;
  }
  for (const [k, v] of Object.entries(merged)) GM_setValue(k, v);
  await dav('PUT', JSON.stringify(merged));
  return Object.keys(merged).length;
}

const area = document.createElement('textarea');
area.placeholder = 'Your notes on this article';
area.style.cssText = 'position:fixed;right:0;top:20%;width:18em;height:40%;background:#fffde0';
area.value = GM_getValue('note:' + articleId, { text: '' }).text;
area.addEventListener('change', () => GM_setValue('note:' + articleId, { text: area.value, edited: Date.now() }));
document.body.append(area);

GM_registerMenuCommand('Sync now', () =>
  sync().then((n) => alert(n + ' notes in sync'), (e) => alert('Sync failed: ' + e.message)));

GM_registerMenuCommand('Account of your WebDAV server…', () => {
  const user = prompt('User name on localhost:8443');
  if (!user) return;
  GM_setValue('account', { user, pass: prompt('Password on localhost:8443') });
});
