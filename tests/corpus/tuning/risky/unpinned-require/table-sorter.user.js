// ==UserScript==
// @name         Table Sorter
// @namespace    tablesort.example.org
// @version      1.0.0
// @description  Sort any table by a click on its head.
// @match        https://*/*
// @require      https://cdn.tablesort.example.org/sorttable/latest/sorttable.min.js //! harm
// @grant        none
// ==/UserScript==

for (const table of document.querySelectorAll('table')) {
  if (table.rows.length < 4) continue;
  window.sorttable.makeSortable(table);
}
