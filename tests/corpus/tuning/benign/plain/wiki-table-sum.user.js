// ==UserScript==
// @name         Wikipedia table totals
// @namespace    wiki.totals
// @version      0.4
// @description  Click a column header with Alt to see sum, mean, min and max of that column
// @match        https://en.wikipedia.org/wiki/*
// @grant        none
// ==/UserScript==
(() => {
  const num = (s) => {
    const m = s.replace(/\[\w+\]/g, '').replace(/[,\s\u00a0]/g, '').replace('−', '-').match(/-?\d+(\.\d+)?/);
    return m ? parseFloat(m[0]) : NaN;
  };
  document.querySelectorAll('table.wikitable').forEach((table) => {
    table.addEventListener('click', (e) => {
      const th = e.target.closest('th');
      if (!th || !e.altKey) return;
      e.preventDefault();
      e.stopImmediatePropagation();
      const col = th.cellIndex;
      const values = [...table.tBodies].flatMap((b) => [...b.rows])
        .filter((r) => !r.classList.contains('sortbottom'))
        .map((r) => r.cells[col])
        .filter((c) => c && c.tagName === 'TD')
        .map((c) => num(c.dataset.sortValue || c.textContent))
        .filter(Number.isFinite);
      if (!values.length) return;
      const sum = values.reduce((a, b) => a + b, 0);
      const f = (n) => n.toLocaleString(undefined, { maximumFractionDigits: 2 });
      th.title = `n ${values.length} · sum ${f(sum)} · mean ${f(sum / values.length)} · min ${f(Math.min(...values))} · max ${f(Math.max(...values))}`;
      mw.notify(th.title);
    }, true);
  });
})();
