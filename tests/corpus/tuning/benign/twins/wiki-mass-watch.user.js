// ==UserScript==
// @name         Wiki: watch all links in a category
// @namespace    wikiwatch
// @version      1.1
// @match        https://*.wikipedia.org/wiki/Category:*
// @grant        none
// ==/UserScript==
(async function () {
  const api = params => fetch('/w/api.php', {
    method: params.action === 'watch' ? 'POST' : 'GET',
    ...(params.action === 'watch' ? { body: new URLSearchParams({ format: 'json', ...params }) } : {})
  }).then(r => r.json());
  const get = params => fetch('/w/api.php?' + new URLSearchParams({ format: 'json', ...params })).then(r => r.json());

  const button = document.createElement('button');
  button.textContent = 'Watch every page in this category';
  document.querySelector('#mw-pages')?.prepend(button);

  button.addEventListener('click', async () => {
    const titles = [...document.querySelectorAll('#mw-pages li a')].map(a => a.title).filter(Boolean);
    if (!confirm(`Add ${titles.length} pages to your watchlist?`)) return;
    button.disabled = true;
    const { query } = await get({ action: 'query', meta: 'tokens', type: 'watch' });
    const token = query.tokens.watchtoken;
    while (titles.length) {
      const chunk = titles.splice(0, 50);
      const res = await api({ action: 'watch', titles: chunk.join('|'), token });
      if (res.error) { alert(res.error.info); break; }
      button.textContent = titles.length + ' left…';
      await new Promise(r => setTimeout(r, 1000));
    }
    button.textContent = 'Done';
  });
})();
