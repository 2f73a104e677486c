// ==UserScript==
// @name         Big Table Sort
// @namespace    https://scripts.example/big-table-sort
// @version      0.8
// @description  Sort tables with many thousand rows without freezing the page.
// @match        https://data.example.org/*
// @grant        none
// ==/UserScript==

function work() {
  const collator = new Intl.Collator(undefined, { numeric: true });
  self.onmessage = ({ data }) => {
    const order = data.map((text, index) => [text, index]);
    order.sort(([a], [b]) => collator.compare(a, b));
    self.postMessage(order.map(([, index]) => index));
  };
}

const worker = new Worker(URL.createObjectURL(new Blob([`(${work})()`], { type: 'text/javascript' })));

function sortBy(table, column) {
  const rows = [...table.tBodies[0].rows];
  worker.onmessage = ({ data }) => table.tBodies[0].append(...data.map((index) => rows[index]));
  worker.postMessage(rows.map((row) => row.cells[column].innerText));
}

document.addEventListener('click', ({ target }) => {
  const head = target.closest('th');
  if (head) sortBy(head.closest('table'), head.cellIndex);
});
