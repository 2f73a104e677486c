// ==UserScript==
// @name         Endless results
// @match        https://shop.example.org/list*
// @version      2.2
// @grant        none
// ==/UserScript==
(() => {
  const list = document.querySelector('#results');
  if (!list) return;
  let next = document.querySelector('a[rel=next]')?.href;
  let busy = false;
  const mark = document.createElement('div');
  list.after(mark);

  const io = new IntersectionObserver(async ([e]) => {
    if (!e.isIntersecting || busy || !next) return;
    if (new URL(next).origin !== location.origin) return io.disconnect();
    busy = true;
    mark.textContent = 'Loading…';
    try {
      const html = await (await fetch(next)).text();
      const doc = new DOMParser().parseFromString(html, 'text/html');
      list.append(...[...doc.querySelectorAll('#results > li')].map(n => document.adoptNode(n)));
      history.replaceState(history.state, '', next);
      next = doc.querySelector('a[rel=next]')?.href;
      mark.textContent = next ? '' : 'That is all.';
    } catch (err) {
      mark.textContent = `Could not load: ${err.message}`;
    } finally {
      busy = false;
    }
  }, { rootMargin: '800px' });
  io.observe(mark);
})();
