// ==UserScript==
// @name         Table to chart
// @match        https://stats.example.org/tables/*
// @version      3.0.1
// @require      https://cdn.jsdelivr.net/npm/chart.js@4.4.1/dist/chart.umd.min.js#sha256-O2Ue1cOFn2nYgMZCXIoXkZ7OqHCuNEb3uDlmMcrVSjI=
// @grant        none
// ==/UserScript==
/* global Chart */
'use strict';
const toNumber = s => Number(s.replace(/[^\d.-]/g, ''));
for (const table of document.querySelectorAll('table.data')) {
  const rows = [...table.tBodies[0].rows].map(r => [...r.cells].map(c => c.textContent.trim()));
  const heads = [...table.tHead.rows[0].cells].map(c => c.textContent.trim());
  const btn = document.createElement('button');
  btn.textContent = 'Chart';
  table.before(btn);
  btn.onclick = () => {
    const canvas = document.createElement('canvas');
    btn.replaceWith(canvas);
    new Chart(canvas, {
      type: 'line',
      data: {
        labels: rows.map(r => r[0]),
        datasets: heads.slice(1).map((label, i) => ({ label, data: rows.map(r => toNumber(r[i + 1])) })),
      },
      options: { animation: false, scales: { y: { beginAtZero: true } } },
    });
  };
}
