// ==UserScript==
// @name         Page with arrow keys
// @namespace    pager.example
// @version      1.0.1
// @description  Left and right go to the previous and next page
// @match        https://comics.example.com/*
// @grant        none
// ==/UserScript==

const rel = { ArrowLeft: "prev", ArrowRight: "next" };

addEventListener("keyup", (event) => {
	if (event.target.matches?.("input, textarea, select")) return;
	const name = rel[event.key];
	const link = name && document.querySelector(`a[rel~="${name}"], link[rel="${name}"]`);
	if (link) location.assign(link.href);
});
