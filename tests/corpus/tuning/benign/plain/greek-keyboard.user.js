// ==UserScript==
// @name         Greek letters
// @namespace    greek.example
// @version      1.0
// @description  Type \alpha to get α in comment boxes
// @match        https://maths.example.org/*
// @grant        none
// ==/UserScript==

const names = "alpha beta gamma delta epsilon zeta eta theta iota kappa lambda mu nu xi omicron pi rho".split(" ");
const later = "sigma tau upsilon phi chi psi omega".split(" ");
const table = new Map([
	...names.map((n, i) => [n, String.fromCharCode(0x3b1 + i)]),
	...later.map((n, i) => [n, String.fromCharCode(0x3c3 + i)]),
]);

document.addEventListener("input", ({ target }) => {
	if (target.tagName !== "TEXTAREA") return;
	const end = target.selectionStart;
	const m = /\\([a-z]+) $/i.exec(target.value.slice(0, end));
	const letter = m && table.get(m[1].toLowerCase());
	if (!letter) return;
	const text = /^[A-Z]/.test(m[1]) ? letter.toUpperCase() : letter;
	target.setRangeText(text, end - m[0].length, end, "end");
});
