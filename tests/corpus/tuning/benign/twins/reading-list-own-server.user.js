// ==UserScript==
// @name        Chapter sync (own server)
// @namespace   chaptersync
// @version     2.0
// @description Sends the chapter you mark to YOUR server; set its address in the menu. Without it nothing is sent.
// @match       https://novels.example.com/*
// @grant       GM_getValue
// @grant       GM_setValue
// @grant       GM_xmlhttpRequest
// @grant       GM_registerMenuCommand
// @connect     self
// @connect     localhost
// ==/UserScript==
GM_registerMenuCommand('Set my server', () => {
  const url = prompt('Server address', GM_getValue('server', 'http://localhost:8090'));
  if (url) GM_setValue('server', url.replace(/\/+$/, ''));
  const key = prompt('Access key', GM_getValue('key', ''));
  if (key !== null) GM_setValue('key', key);
});
GM_registerMenuCommand('Mark this chapter as read', () => {
  const server = GM_getValue('server', '');
  if (!server) return alert('Set your server first.');
  GM_xmlhttpRequest({
    method: 'PUT',
    url: server + '/progress/' + encodeURIComponent(location.pathname.split('/')[2]),
    headers: { 'Content-Type': 'application/json', Authorization: 'Bearer ' + GM_getValue('key', '') },
    data: JSON.stringify({ chapter: document.querySelector('h1').textContent.trim() }),
    onload: r => alert(r.status < 300 ? 'Marked.' : 'Server said ' + r.status),
    onerror: () => alert('Server not reachable')
  });
});
