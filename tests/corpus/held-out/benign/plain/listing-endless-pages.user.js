// ==UserScript==
// @name         Endless listing
// @namespace    https://market.example.net/u/plume
// @version      0.7.3
// @description  Loads the next result page when you near the bottom
// @match        https://market.example.net/search*
// @match        https://market.example.net/category/*
// @grant        none
// ==/UserScript==

const cfg = {
  list: '#results',
  item: '#results > li.result',
  next: 'nav.pagination a[rel=next]',
  margin: '1200px',
  pauseMs: 700,
};

class Pager {
  #busy = false;
  #seen = new Set();
  #nextUrl;

  constructor(doc) {
    this.list = doc.querySelector(cfg.list);
    this.#nextUrl = this.#readNext(doc);
    doc.querySelectorAll(cfg.item).forEach(li => this.#seen.add(li.dataset.id));
    this.sentinel = Object.assign(doc.createElement('p'), { className: 'endless-state', textContent: '' });
    this.list.after(this.sentinel);
    this.io = new IntersectionObserver(es => es.some(e => e.isIntersecting) && this.more(), { rootMargin: cfg.margin });
    this.io.observe(this.sentinel);
  }

  #readNext(doc) {
    const a = doc.querySelector(cfg.next);
    if (!a) return null;
    const u = new URL(a.getAttribute('href'), location.href);
    return u.origin === location.origin ? u : null;
  }

  async more() {
    if (this.#busy || !this.#nextUrl) return;
    this.#busy = true;
    this.sentinel.textContent = 'Loading…';
    try {
      const res = await fetch(this.#nextUrl, { credentials: 'same-origin' });
      if (!res.ok) throw new Error(`HTTP ${res.status}`);
      const page = new DOMParser().parseFromString(await res.text(), 'text/html');
      const fresh = [...page.querySelectorAll(cfg.item)].filter(li => !this.#seen.has(li.dataset.id));
      const divider = document.createElement('li');
      divider.className = 'endless-divider';
      divider.textContent = `— page ${this.#nextUrl.searchParams.get('page') || '?'} —`;
      this.list.append(divider, ...fresh.map(n => document.adoptNode(n)));
      fresh.forEach(li => this.#seen.add(li.dataset.id));
      history.replaceState(history.state, '', this.#nextUrl);
      this.#nextUrl = this.#readNext(page);
      this.sentinel.textContent = this.#nextUrl ? '' : 'No more results.';
    } catch (err) {
      this.sentinel.textContent = `Could not load more (${err.message}). Scroll to retry.`;
    }
    setTimeout(() => { this.#busy = false; }, cfg.pauseMs);
  }
}

if (document.querySelector(cfg.list)) new Pager(document);
