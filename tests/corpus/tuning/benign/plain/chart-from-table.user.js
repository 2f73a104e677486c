// ==UserScript==
// @name        Chart from Table
// @namespace   https://userscripts.example/wren
// @version     1.5.9
// @description Draws the second column of a table as bars
// @author      wren
// @match       https://statistics.example/*
// @require     https://cdn.jsdelivr.net/npm/d3-selection@3.0.0/dist/d3-selection.min.js#sha256=RdqrnPZ3kBvK4QLz8jyikw2zwPuP+ePb7Qh9nE3pIco=
// @grant       none
// ==/UserScript==
document.querySelectorAll("table.figures").forEach((table) => {
  const values = [...table.tBodies[0].rows].map((row) => Number(row.cells[1].textContent));
  const top = Math.max(...values);
  d3.select(table.parentNode)
    .append("svg")
    .attr("viewBox", `0 0 ${values.length * 12} 100`)
    .selectAll("rect")
    .data(values)
    .join("rect")
    .attr("x", (_, i) => i * 12)
    .attr("y", (v) => 100 - (v / top) * 100)
    .attr("width", 10)
    .attr("height", (v) => (v / top) * 100);
});
