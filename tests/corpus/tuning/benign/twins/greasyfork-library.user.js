// ==UserScript==
// @name         Sortable tables
// @description  Sorts tables by a click
// @match        https://stats.example.com/*
// @require      https://greasyfork.org/scripts/12345-table-sort/code/table-sort.js?version=98765
// @grant        none
// ==/UserScript==
document.querySelectorAll("table").forEach((table) => tableSort(table));
