// ==UserScript==
// @name         Endless pages
// @namespace    endlesspages
// @version      1.4
// @description  Loads the next result page below the present one while you scroll
// @match        https://search.example.org/results*
// @match        https://books.example.org/ebooks/search/*
// @grant        none
// ==/UserScript==

const rules = {
  'search.example.org': { next: 'a.next-page', list: '.results' },
  'books.example.org': { next: 'a[accesskey="+"]', list: 'ul.results' },
};
const rule = rules[location.hostname];

async function* pagesFrom(doc) {
  let href = doc.querySelector(rule.next)?.getAttribute('href');
  const seen = new Set([location.href]);
  while (href) {
    const url = new URL(href, location.href);
    if (url.origin !== location.origin || seen.has(url.href)) return;
    seen.add(url.href);
    const html = await (await fetch(url)).text();
    const next = new DOMParser().parseFromString(html, 'text/html');
    yield { url: url.href, doc: next };
    href = next.querySelector(rule.next)?.getAttribute('href');
  }
}

const list = document.querySelector(rule.list);
const mark = document.createElement('div');
mark.textContent = '⋯';
list?.after(mark);

const source = pagesFrom(document);
let busy = false;

new IntersectionObserver(async ([entry], self) => {
  if (!entry.isIntersecting || busy) return;
  busy = true;
  const { value, done } = await source.next();
  busy = false;
  if (done) {
    self.disconnect();
    mark.textContent = 'the end';
    return;
  }
  const part = value.doc.querySelector(rule.list);
  if (!part) return;
  list.append(...[...part.children].map((c) => document.adoptNode(c)));
  history.replaceState(history.state, '', value.url);
}, { rootMargin: '800px' }).observe(mark);
