// ==UserScript==
// @name        Send links to local Aria2
// @namespace   aria2.helper
// @version     1.6.3
// @description Alt+click any link, or use the menu to pick links from the page, and your own aria2c on this machine downloads them.
// @match       *://*/*
// @grant       GM.xmlHttpRequest
// @grant       GM.getValue
// @grant       GM.setValue
// @grant       GM.registerMenuCommand
// @grant       GM.notification
// @connect     localhost
// @connect     127.0.0.1
// @noframes
// ==/UserScript==

const rpc = async (method, ...params) => {
  const port = await GM.getValue('port', 6800);
  const secret = await GM.getValue('secret', '');
  if (secret) params.unshift(`token:${secret}`);
  return new Promise((resolve, reject) => GM.xmlHttpRequest({
    method: 'POST',
    url: `http://127.0.0.1:${port}/jsonrpc`,
    headers: { 'Content-Type': 'application/json' },
    data: JSON.stringify({ jsonrpc: '2.0', id: Date.now().toString(36), method: `aria2.${method}`, params }),
    onload: (r) => {
      const j = JSON.parse(r.responseText);
      j.error ? reject(new Error(j.error.message)) : resolve(j.result);
    },
    onerror: () => reject(new Error('aria2 is not running')),
  }));
};

const send = async (urls) => {
  try {
    for (const u of urls) await rpc('addUri', [u], { referer: location.href });
    GM.notification({ title: 'Aria2', text: `${urls.length} link(s) added`, timeout: 2500 });
  } catch (e) {
    GM.notification({ title: 'Aria2', text: e.message, timeout: 5000 });
  }
};

document.addEventListener('click', (ev) => {
  if (!ev.altKey || ev.button !== 0 || !ev.isTrusted) return;
  const a = ev.target.closest('a[href]');
  if (!a || !/^(https?|ftp|magnet):/.test(a.href)) return;
  ev.preventDefault();
  ev.stopPropagation();
  send([a.href]);
}, true);

GM.registerMenuCommand('Pick links by extension…', async () => {
  const ext = prompt('Extensions, separated by spaces', await GM.getValue('ext', 'zip 7z iso mp4 mkv pdf'));
  if (!ext) return;
  await GM.setValue('ext', ext);
  const re = new RegExp(`\\.(${ext.trim().split(/\s+/).map((x) => x.replace(/\W/g, '\\$&')).join('|')})$`, 'i');
  const urls = [...new Set([...document.links].filter((a) => re.test(a.pathname)).map((a) => a.href))];
  if (urls.length && confirm(`Send ${urls.length} links?\n\n${urls.slice(0, 15).join('\n')}`)) send(urls);
});

GM.registerMenuCommand('Settings', async () => {
  const port = prompt('RPC port of aria2c', await GM.getValue('port', 6800));
  if (/^\d{2,5}$/.test(port || '')) await GM.setValue('port', +port);
  const secret = prompt('RPC secret (empty: none)', await GM.getValue('secret', ''));
  if (secret !== null) await GM.setValue('secret', secret);
});
