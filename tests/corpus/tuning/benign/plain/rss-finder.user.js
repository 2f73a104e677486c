// ==UserScript==
// @name        RSS+ finder
// @name:fr     Trouveur de flux RSS
// @namespace   rssfinder
// @version     2.2.0
// @description Shows feeds announced by the page and tries a few usual addresses on the same site when asked
// @include     http://*/*
// @include     https://*/*
// @exclude     *.xml
// @grant       GM_registerMenuCommand
// @grant       GM_setClipboard
// @noframes
// ==/UserScript==
'use strict';

const GUESSES = ['/feed', '/feed/', '/rss', '/rss.xml', '/atom.xml', '/index.xml', '/feed.xml', '/feeds/posts/default'];
const TYPES = ['application/rss+xml', 'application/atom+xml', 'application/feed+json', 'application/rdf+xml'];

const announced = () => Array.from(
  document.querySelectorAll('link[rel~="alternate"][type][href]'),
  (l) => TYPES.includes(l.type.toLowerCase()) && { title: l.title || document.title, url: l.href }
).filter(Boolean);

const derived = () => {
  const { hostname, pathname, href } = location;
  const p = pathname.split('/').filter(Boolean);
  if (hostname === 'github.com' && p.length >= 2) {
    return ['releases', 'commits', 'tags'].map((k) => ({ title: `${p[1]} ${k}`, url: `https://github.com/${p[0]}/${p[1]}/${k}.atom` }));
  }
  if (hostname === 'www.reddit.com' && p[0] === 'r') return [{ title: `r/${p[1]}`, url: `https://www.reddit.com/r/${p[1]}/.rss` }];
  if (hostname === 'www.youtube.com' && p[0] === 'channel') return [{ title: 'channel', url: `https://www.youtube.com/feeds/videos.xml?channel_id=${p[1]}` }];
  return [];
};

async function probe(path) {
  const url = new URL(path, location.origin).href;
  try {
    const r = await fetch(url, { credentials: 'omit', redirect: 'follow' });
    if (!r.ok) return null;
    const start = (await r.text()).slice(0, 600);
    return /<(rss|feed|rdf:RDF)\b/i.test(start) ? { title: path, url: r.url } : null;
  } catch { return null; }
}

function list(feeds) {
  document.getElementById('rss-finder')?.remove();
  const host = document.createElement('div');
  host.id = 'rss-finder';
  host.style.cssText = 'position:fixed;top:10px;right:10px;z-index:2147483647';
  const root = host.attachShadow({ mode: 'open' });
  const ul = document.createElement('ul');
  ul.style.cssText = 'margin:0;padding:10px 10px 10px 26px;background:#fff8ee;border:1px solid #f90;border-radius:6px;font:13px sans-serif;max-width:420px';
  for (const f of feeds) {
    const li = document.createElement('li');
    const a = Object.assign(document.createElement('a'), { href: f.url, textContent: f.title, title: f.url, rel: 'noreferrer' });
    const c = Object.assign(document.createElement('button'), { textContent: 'copy' });
    c.onclick = () => GM_setClipboard(f.url);
    li.append(a, ' ', c);
    ul.append(li);
  }
  if (!feeds.length) ul.append('No feed found.');
  const x = Object.assign(document.createElement('button'), { textContent: '×', onclick: () => host.remove() });
  ul.append(x);
  root.append(ul);
  document.body.append(host);
}

const known = [...announced(), ...derived()];
GM_registerMenuCommand(`Feeds of this page (${known.length})`, () => list(known));
GM_registerMenuCommand('Look for unannounced feeds', async () => {
  const hits = (await Promise.all(GUESSES.map(probe))).filter(Boolean);
  const byUrl = new Map([...known, ...hits].map((f) => [f.url, f]));
  list([...byUrl.values()]);
});
