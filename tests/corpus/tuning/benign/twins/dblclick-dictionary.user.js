// ==UserScript==
// @name         Double-click dictionary
// @version      0.8
// @namespace    dblwikt
// @description  Double-click a word in an article to see its definition
// @match        https://*.wikipedia.org/*
// @match        https://books.example.org/*
// @connect      dictionary.example.org
// @grant        GM_xmlhttpRequest
// ==/UserScript==

const strip = (html) => new DOMParser().parseFromString(html, 'text/html').body.textContent.trim();

const lookup = (word) => new Promise((done) => {
  GM_xmlhttpRequest({
    method: 'GET',
    url: 'https://dictionary.example.org/api/rest_v1/page/definition/' + encodeURIComponent(word),
    headers: { Accept: 'application/json' },
    onload: (r) => done(r.status === 200 ? JSON.parse(r.responseText) : null),
    onerror: () => done(null),
  });
});

const cache = new Map();
let tip;

document.addEventListener('dblclick', async (e) => {
  const word = String(getSelection()).trim().toLowerCase();
  if (!/^[\p{L}'-]{2,40}$/u.test(word)) return;
  tip?.remove();
  tip = document.createElement('div');
  tip.style.cssText = `position:absolute;left:${e.pageX}px;top:${e.pageY + 14}px;max-width:320px;background:Canvas;color:CanvasText;border:1px solid;padding:6px 10px;z-index:1000;font-size:13px`;
  tip.textContent = word + ' …';
  document.body.append(tip);
  if (!cache.has(word)) cache.set(word, lookup(word));
  const data = await cache.get(word);
  tip.textContent = '';
  const groups = data?.en ?? Object.values(data ?? {})[0] ?? [];
  for (const g of groups.slice(0, 3)) {
    const b = document.createElement('b');
    b.textContent = g.partOfSpeech;
    const ol = document.createElement('ol');
    for (const d of g.definitions.slice(0, 3)) {
      const li = document.createElement('li');
      li.textContent = strip(d.definition);
      ol.append(li);
    }
    tip.append(b, ol);
  }
  if (!groups.length) tip.textContent = `No entry for "${word}".`;
});

document.addEventListener('mousedown', (e) => {
  if (tip && !tip.contains(e.target)) tip.remove();
});
