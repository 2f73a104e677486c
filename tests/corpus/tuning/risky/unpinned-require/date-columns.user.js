// ==UserScript==
// @name Date Columns
// @namespace scripts.test
// @version 3.0.9
// @description Sorts tables by their date column
// @author wren
// @match https://reports.example.com/*
// @require http://static.example.org/js/dayjs.min.js //! harm
// @grant none
// ==/UserScript==

document.querySelectorAll("th").forEach((head, column) => {
  if (!/date/i.test(head.textContent)) return;
  head.style.cursor = "pointer";
  head.addEventListener("click", () => {
    const body = head.closest("table").tBodies[0];
    [...body.rows]
      .sort((a, b) => dayjs(a.cells[column].textContent).diff(dayjs(b.cells[column].textContent)))
      .forEach((row) => body.append(row));
  });
});
