// ==UserScript==
// @name         Roman numerals
// @namespace    roman.example
// @version      0.2
// @description  Hover a Roman number to read it
// @match        https://history.example.org/*
// @grant        none
// ==/UserScript==

const values = { I: 1, V: 5, X: 10, L: 50, C: 100, D: 500, M: 1000 };

function* tokens(text) {
	const re = /\b(?=[MDCLXVI]{2,})M{0,3}(?:CM|CD|D?C{0,3})(?:XC|XL|L?X{0,3})(?:IX|IV|V?I{0,3})\b/g;
	for (const m of text.matchAll(re)) yield m;
}

const read = (roman) =>
	[...roman].reduce((sum, c, i, all) => {
		const v = values[c];
		return sum + (v < (values[all[i + 1]] ?? 0) ? -v : v);
	}, 0);

for (const p of document.querySelectorAll("p")) {
	const found = [...tokens(p.textContent)].map(([r]) => `${r} = ${read(r)}`);
	if (found.length) p.title = found.join(", ");
}
