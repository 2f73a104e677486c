// ==UserScript==
// @name         Column Sorter
// @namespace    https://greasyfork.org/users/1
// @version      4.0.1
// @description  Sorts tables by a press on the head of a column; tells when there is a newer version
// @match        https://*.wikipedia.org/wiki/*
// @connect      update.greasyfork.org
// @grant        GM_xmlhttpRequest
// @grant        GM_registerMenuCommand
// @grant        GM_info
// ==/UserScript==
'use strict';

function sortBy(table, column) {
  const body = table.tBodies[0];
  const key = (row) => row.cells[column]?.textContent.trim() ?? '';
  const rows = [...body.rows].sort((a, b) => key(a).localeCompare(key(b), undefined, { numeric: true }));
  body.append(...rows);
}

document.addEventListener('click', ({ target }) => {
  const head = target.closest('table.wikitable thead th');
  if (head) sortBy(head.closest('table'), head.cellIndex);
});

GM_registerMenuCommand('Look for a newer version', () => {
  GM_xmlhttpRequest({
    method: 'GET',
    url: 'https://update.greasyfork.org/scripts/1/column-sorter.meta.js',
    anonymous: true,
    onload: ({ responseText }) => {
      const newest = /@version\s+([\d.]+)/.exec(responseText)?.[1];
      const here = GM_info.script.version;
      alert(newest && newest !== here ? `Version ${newest} is out; you have ${here}. Your script manager can update it.` : `${here} is the newest version.`);
    },
    onerror: () => alert('The version could not be read. Try again later.'),
  });
});
