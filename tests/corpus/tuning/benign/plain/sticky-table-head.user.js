// ==UserScript==
// @name     Sticky Table Head
// @namespace https://userscripts.example/pkl
// @version  0.6
// @author   pkl
// @match    https://en.wikipedia.org/wiki/List_of_*
// @grant    none
// ==/UserScript==

for (const table of document.querySelectorAll("table.wikitable")) {
  const first = table.rows[0];
  if (!first || table.rows.length < 20) continue;
  for (const cell of first.cells) {
    cell.style.position = "sticky";
    cell.style.top = "0";
    cell.style.background = "var(--background-color-interactive, #eaecf0)";
  }
}
