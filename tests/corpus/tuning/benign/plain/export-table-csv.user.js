// ==UserScript==
// @name         Table to CSV
// @namespace    csv.example
// @version      1.3
// @description  Download any data table as CSV
// @match        https://stats.example.org/*
// @match        https://dash.example.com/*
// @grant        none
// ==/UserScript==

const quote = (text) => (/[",\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

function toCsv(table) {
	return [...table.rows].map((row) => [...row.cells].map((c) => quote(c.innerText.trim())).join(",")).join("\r\n");
}

function save(name, text) {
	const a = document.createElement("a");
	a.href = URL.createObjectURL(new Blob(["\ufeff", text], { type: "text/csv" }));
	a.download = name;
	a.click();
	setTimeout(URL.revokeObjectURL, 0, a.href);
}

for (const table of document.querySelectorAll("table")) {
	if (table.rows.length < 3) continue;
	const caption = table.caption ?? table.createCaption();
	const b = document.createElement("button");
	b.textContent = "CSV";
	b.onclick = () => save(`${caption.innerText.replace(/\W+/g, "-") || "table"}.csv`, toCsv(table));
	caption.append(" ", b);
}
