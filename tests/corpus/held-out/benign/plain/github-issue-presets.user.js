// ==UserScript==
// @name         GitHub issue filter presets
// @namespace    gh-presets
// @version      0.4.2
// @description  Saved searches as buttons above the issue list; Shift-click to remove
// @match        https://github.com/*/*/issues*
// @match        https://github.com/*/*/pulls*
// @grant        GM.getValue
// @grant        GM.setValue
// ==/UserScript==

(async function main() {
  const repo = location.pathname.split('/').slice(1, 3).join('/');
  const builtin = [
    { name: 'mine', q: 'is:open author:@me' },
    { name: 'to review', q: 'is:open is:pr review-requested:@me' },
    { name: 'stale', q: 'is:open sort:updated-asc' },
    { name: 'no label', q: 'is:open no:label' },
  ];
  const load = async () => (await GM.getValue('presets', {}))[repo] || [];
  const store = async list => {
    const all = await GM.getValue('presets', {});
    await GM.setValue('presets', { ...all, [repo]: list });
  };

  const go = q => {
    const u = new URL(location.href);
    u.search = new URLSearchParams({ q }).toString();
    location.assign(u);
  };

  async function render() {
    document.getElementById('gh-presets')?.remove();
    const input = document.querySelector('#js-issues-search, [data-testid=query-builder] input, #repository-input');
    if (!input) return;
    const bar = document.createElement('div');
    bar.id = 'gh-presets';
    bar.style.cssText = 'display:flex;gap:6px;flex-wrap:wrap;margin:8px 0';
    const own = await load();
    [...builtin, ...own].forEach(p => {
      const b = Object.assign(document.createElement('button'), { type: 'button', className: 'btn btn-sm', textContent: p.name, title: p.q });
      b.addEventListener('click', async e => {
        if (e.shiftKey && own.includes(p)) { await store(own.filter(x => x !== p)); return render(); }
        go(p.q);
      });
      bar.append(b);
    });
    const add = Object.assign(document.createElement('button'), { type: 'button', className: 'btn btn-sm', textContent: '+ save' });
    add.addEventListener('click', async () => {
      const name = prompt('Name for this search', input.value.slice(0, 30));
      if (!name) return;
      await store([...own, { name, q: input.value.trim() }]);
      render();
    });
    bar.append(add);
    (input.closest('form') || input.parentElement).before(bar);
  }

  document.addEventListener('turbo:render', render);
  await render();
})();
