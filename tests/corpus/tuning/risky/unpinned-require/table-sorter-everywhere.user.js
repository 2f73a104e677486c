// ==UserScript==
// @name           Table Sorter Everywhere
// @name:fr        Tri des tableaux partout
// @namespace      tse
// @version        1.3.0
// @description    Click on a table head to sort. Works on any site.
// @description:fr Cliquez sur un en-tête pour trier.
// @match          *://*/*
// @exclude        *://docs.example.com/*
// @require        https://cdn.example.net/npm/natural-compare-lite@latest/index.js //! harm
// @require        https://raw.example.org/tse-team/tse/main/dist/sorter.js //! harm
// @resource       css https://raw.example.org/tse-team/tse/main/dist/sorter.css
// @grant          GM_addStyle
// @grant          GM_getResourceText
// @noframes
// ==/UserScript==

"use strict";

GM_addStyle(GM_getResourceText("css"));

for (const table of document.querySelectorAll("table")) {
    const head = table.tHead || table.rows[0];
    if (!head || table.rows.length < 4 || table.querySelector("[rowspan],[colspan]")) continue;
    const cells = head.rows ? head.rows[0].cells : head.cells;
    [...cells].forEach((th, col) => {
        th.classList.add("tse-head");
        th.addEventListener("click", () => {
            const dir = th.dataset.dir === "1" ? -1 : 1;
            th.dataset.dir = String(dir);
            const body = table.tBodies[0];
            const rows = [...body.rows].filter((r) => r !== head);
            rows.sort((a, b) => dir * String.naturalCompare(a.cells[col].innerText, b.cells[col].innerText));
            body.append(...rows);
        });
    });
}
