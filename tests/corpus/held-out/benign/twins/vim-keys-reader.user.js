// ==UserScript==
// @name         Vim-like keys for the web reader
// @namespace    modal.reader
// @version      0.12.0
// @description  j/k/gg/G/d/u/[[/]] and f-hints. Keys typed in fields are left alone.
// @match        https://reader.papershelf.example/*
// @match        https://*.wikipedia.org/*
// @grant        none
// @run-at       document-end
// ==/UserScript==

const KEYMAP = new Map([
  ['j', () => scrollBy({ top: 80 })],
  ['k', () => scrollBy({ top: -80 })],
  ['d', () => scrollBy({ top: innerHeight / 2, behavior: 'smooth' })],
  ['u', () => scrollBy({ top: -innerHeight / 2, behavior: 'smooth' })],
  ['gg', () => scrollTo({ top: 0 })],
  ['G', () => scrollTo({ top: document.body.scrollHeight })],
  [']]', () => document.querySelector('a[rel="next"], a.next')?.click()],
  ['[[', () => document.querySelector('a[rel="prev"], a.prev')?.click()],
  ['f', () => hints.show()],
]);

const hints = {
  labels: new Map(),
  show() {
    this.hide();
    const visible = [...document.querySelectorAll('a[href]')].filter((a) => {
      const r = a.getBoundingClientRect();
      return r.width && r.top >= 0 && r.bottom <= innerHeight;
    });
    visible.slice(0, 676).forEach((a, i) => {
      const code = String.fromCharCode(97 + Math.floor(i / 26), 97 + (i % 26));
      const tag = document.createElement('span');
      const { left, top } = a.getBoundingClientRect();
      tag.textContent = code;
      tag.style.cssText = `position:fixed;left:${left}px;top:${top}px;background:#fd6;color:#000;font:bold 11px monospace;z-index:99999`;
      document.body.append(tag);
      this.labels.set(code, { a, tag });
    });
  },
  hide() {
    for (const { tag } of this.labels.values()) tag.remove();
    this.labels.clear();
  },
};

let buffer = '';
let reset;

const typing = (el) => el && (el.isContentEditable || /^(input|textarea|select)$/i.test(el.tagName));

document.addEventListener('keydown', (e) => {
  if (e.ctrlKey || e.altKey || e.metaKey || typing(e.target)) return;
  if (e.key === 'Escape') { buffer = ''; hints.hide(); return; }
  if (e.key.length !== 1) return;

  buffer += e.key;
  clearTimeout(reset);
  reset = setTimeout(() => (buffer = ''), 700);

  if (hints.labels.size) {
    const hit = hints.labels.get(buffer);
    if (hit) { hints.hide(); buffer = ''; hit.a.click(); }
    e.preventDefault();
    return;
  }
  const action = KEYMAP.get(buffer);
  if (action) { buffer = ''; e.preventDefault(); action(); }
});
