// ==UserScript==
// @name         Keys for Stories
// @namespace    keys
// @version      1.2
// @description  j and k move, u votes, o opens, c shows comments
// @match        https://news.ycombinator.com/*
// @grant        GM_addStyle
// ==/UserScript==
GM_addStyle('tr.athing.here td { background: #fff6d6 }');

class Cursor {
  constructor(rows) {
    this.rows = [...rows];
    this.at = -1;
  }

  get row() {
    return this.rows[this.at];
  }

  move(by) {
    this.row?.classList.remove('here');
    this.at = Math.max(0, Math.min(this.rows.length - 1, this.at + by));
    this.row.classList.add('here');
    this.row.scrollIntoView({ block: 'nearest' });
  }
}

const cursor = new Cursor(document.querySelectorAll('tr.athing'));
const keys = {
  j: () => cursor.move(1),
  k: () => cursor.move(-1),
  u: () => cursor.row?.querySelector('.votelinks a')?.click(),
  o: () => cursor.row?.querySelector('.titleline a')?.click(),
  c: () => cursor.row?.nextElementSibling?.querySelector('a[href^="item"]:last-of-type')?.click(),
};

document.addEventListener('keydown', (e) => {
  if (!e.isTrusted || e.ctrlKey || e.metaKey || e.target.closest('input, textarea')) return;
  keys[e.key]?.();
});
