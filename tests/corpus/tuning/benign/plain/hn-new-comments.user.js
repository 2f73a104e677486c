// ==UserScript==
// @name         HN: mark new comments & keyboard navigation
// @namespace    hn.new
// @version      3
// @description  Remembers when you last opened a thread; j/k next/previous new comment, o folds
// @match        https://news.ycombinator.com/item?id=*
// @grant        none
// ==/UserScript==
const STORE = 'hnv';
const id = new URLSearchParams(location.search).get('id');
const visits = JSON.parse(localStorage.getItem(STORE) ?? '{}');
const before = visits[id] ?? 0;

// forget threads older than 14 days
for (const [k, t] of Object.entries(visits)) if (Date.now() - t > 14 * 864e5) delete visits[k];
visits[id] = Date.now();
localStorage.setItem(STORE, JSON.stringify(visits));

const rows = [...document.querySelectorAll('tr.comtr')];
const time = (r) => Date.parse((r.querySelector('.age')?.title ?? '').split(' ')[0] + 'Z');
const fresh = before ? rows.filter((r) => time(r) > before) : [];
fresh.forEach((r) => { r.querySelector('td.default').style.borderLeft = '3px solid #f60'; });

let at = -1;
const go = (d) => {
  const list = fresh.length ? fresh : rows;
  at = Math.min(list.length - 1, Math.max(0, at + d));
  list[at]?.scrollIntoView({ block: 'start', behavior: 'smooth' });
};

addEventListener('keypress', (e) => {
  if (/textarea|input/i.test(e.target.tagName)) return;
  ({ j: () => go(1), k: () => go(-1), o: () => (fresh.length ? fresh : rows)[at]?.querySelector('.togg')?.click() })[e.key]?.();
});

if (before) {
  const s = document.querySelector('.subline');
  if (s) s.append(` | ${fresh.length} new since ${new Date(before).toLocaleString()}`);
}
