// ==UserScript==
// @name         Table tools (library)
// @description  Functions for tables
// @include      nowhere
// @grant        none
// ==/UserScript==
window.tableTools = {
	columns: (table) => table.rows[0].cells.length,
	sum: (table, column) => [...table.rows].reduce((sum, row) => sum + (Number(row.cells[column]?.textContent) || 0), 0),
};
