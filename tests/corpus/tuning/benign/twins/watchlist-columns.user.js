// ==UserScript==
// @name         Watch-list columns
// @namespace    watch.example
// @version      0.7.3
// @description  Adds volume and range to the watch list
// @match        https://trade.example.net/watch*
// @grant        none
// ==/UserScript==

async function api(path) {
	const { token } = JSON.parse(localStorage.getItem("auth") ?? "{}");
	const res = await fetch(new URL(path, location.origin), { headers: { Authorization: `Bearer ${token}` } });
	if (!res.ok) throw new Error(`${path}: ${res.status}`);
	return res.json();
}

function cell(row, text) {
	const td = row.insertCell();
	td.textContent = text;
}

try {
	const rows = [...document.querySelectorAll("tr[data-symbol]")];
	const quotes = await api(`/api/quotes?symbols=${rows.map((r) => r.dataset.symbol).join(",")}`);
	for (const row of rows) {
		const q = quotes[row.dataset.symbol];
		cell(row, q ? q.volume.toLocaleString() : "–");
		cell(row, q ? `${q.low} – ${q.high}` : "–");
	}
} catch (error) {
	console.warn("watch-list columns:", error);
}
