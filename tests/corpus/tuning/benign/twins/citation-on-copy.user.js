// ==UserScript==
// @name         Citation on copy
// @namespace    cite.example
// @version      0.4
// @description  Adds author and year to copied quotes
// @match        https://journal.example.org/article/*
// @grant        none
// ==/UserScript==

const meta = (name) => document.querySelector(`meta[name="${name}"]`)?.content ?? "";

document.addEventListener("copy", (event) => {
	const text = getSelection().toString();
	if (text.length < 40) return;
	const source = [meta("citation_author"), meta("citation_title"), meta("citation_date")].filter(Boolean).join(", ");
	event.clipboardData.setData("text/plain", `“${text.trim()}”\n— ${source}, ${location.origin}${location.pathname}`);
	event.preventDefault();
});
