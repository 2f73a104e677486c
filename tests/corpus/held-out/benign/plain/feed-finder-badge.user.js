// ==UserScript==
// @name         Feed finder
// @namespace    feedfinder
// @version      1.2.1
// @description  Shows a small badge when the page offers RSS, Atom or JSON feeds
// @match        *://*/*
// @noframes
// @grant        GM_setClipboard
// ==/UserScript==

const TYPES = {
  'application/rss+xml': 'RSS',
  'application/atom+xml': 'Atom',
  'application/feed+json': 'JSON',
};

const declared = [...document.querySelectorAll('link[rel~=alternate][type]')]
  .filter(l => TYPES[l.type])
  .map(l => ({ kind: TYPES[l.type], title: l.title || document.title, url: l.href }));

const linked = [...document.links]
  .filter(a => /(^|\/)(rss|feed|atom)(\.xml)?\/?$/i.test(a.pathname))
  .map(a => ({ kind: 'link', title: a.textContent.trim() || a.pathname, url: a.href }));

const derived = [
  [/^https:\/\/github\.com\/[^/]+\/[^/]+/, m => `${m[0]}/releases.atom`],
  [/^https:\/\/www\.reddit\.com\/r\/\w+/, m => `${m[0]}/.rss`],
].flatMap(([re, make]) => {
  const m = re.exec(location.href);
  return m ? [{ kind: 'guess', title: 'Site rule', url: make(m) }] : [];
});

const feeds = [...new Map([...linked, ...derived, ...declared].map(f => [f.url, f])).values()];

if (feeds.length) {
  const box = document.createElement('details');
  box.style.cssText = 'position:fixed;left:6px;bottom:6px;z-index:99999;background:#f80;color:#fff;font:12px sans-serif;border-radius:4px;padding:2px 6px;max-width:50vw';
  const sum = document.createElement('summary');
  sum.textContent = `${feeds.length} feed${feeds.length > 1 ? 's' : ''}`;
  const ul = document.createElement('ul');
  ul.style.cssText = 'margin:4px 0;padding:4px;list-style:none;background:#fff;color:#000';
  for (const f of feeds) {
    const li = document.createElement('li');
    const a = document.createElement('a');
    a.href = f.url;
    a.textContent = `${f.kind}: ${f.title}`;
    const copy = document.createElement('button');
    copy.textContent = '⧉';
    copy.title = 'Copy address';
    copy.onclick = () => { GM_setClipboard(f.url); copy.textContent = '✓'; };
    li.append(copy, ' ', a);
    ul.append(li);
  }
  box.append(sum, ul);
  document.body.append(box);
}
