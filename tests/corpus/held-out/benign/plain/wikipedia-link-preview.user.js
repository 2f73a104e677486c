// ==UserScript==
// @name         Wikipedia: compact previews and readable width
// @namespace    wpview
// @version      1.1.0
// @description  Ctrl-hover shows the first sentences of the linked article, with cache
// @match        https://*.wikipedia.org/wiki/*
// @grant        none
// ==/UserScript==

const cache = new Map();
const bubble = document.createElement('aside');
bubble.style.cssText = 'position:absolute;max-width:360px;background:#fffffb;color:#202122;border:1px solid #a2a9b1;padding:10px;font-size:13px;z-index:1000;display:none;box-shadow:0 2px 8px #0003';
document.body.append(bubble);

const summary = title => {
  if (!cache.has(title)) {
    const p = fetch(`/api/rest_v1/page/summary/${encodeURIComponent(title)}`, { headers: { accept: 'application/json' } })
      .then(r => (r.ok ? r.json() : Promise.reject(new Error(r.statusText))))
      .then(({ title: t, extract, description, thumbnail }) => ({ t, extract, description, thumb: thumbnail && thumbnail.source }))
      .catch(err => { cache.delete(title); throw err; });
    cache.set(title, p);
  }
  return cache.get(title);
};

const titleOf = a => {
  if (a.host !== location.host || !a.pathname.startsWith('/wiki/')) return null;
  const t = decodeURIComponent(a.pathname.slice(6));
  return /^(Special|File|Talk|User|Help):/.test(t) ? null : t;
};

let wanted = null;
document.getElementById('bodyContent')?.addEventListener('mouseover', async ev => {
  const a = ev.target.closest('a[href]');
  if (!a || !ev.ctrlKey) return;
  const title = titleOf(a);
  if (!title) return;
  wanted = a;
  a.dataset.title = a.title;
  a.removeAttribute('title');
  try {
    const s = await summary(title);
    if (wanted !== a) return;
    const head = document.createElement('b');
    head.textContent = s.t;
    const sub = document.createElement('i');
    sub.textContent = s.description ? ` — ${s.description}` : '';
    const text = document.createElement('p');
    text.textContent = s.extract;
    bubble.replaceChildren(head, sub, text);
    if (s.thumb) {
      const img = new Image(120);
      img.src = s.thumb;
      img.style.cssText = 'float:right;margin-left:8px';
      bubble.prepend(img);
    }
    bubble.style.left = `${Math.min(ev.pageX, innerWidth - 380)}px`;
    bubble.style.top = `${ev.pageY + 18}px`;
    bubble.style.display = 'block';
  } catch {
    bubble.style.display = 'none';
  }
});
document.addEventListener('mouseout', ev => {
  if (wanted && ev.target === wanted) { wanted.title = wanted.dataset.title || ''; wanted = null; bubble.style.display = 'none'; }
});

const narrow = document.createElement('style');
narrow.textContent = '.mw-parser-output > p, .mw-parser-output > ul { max-width: 46em }';
document.head.append(narrow);
