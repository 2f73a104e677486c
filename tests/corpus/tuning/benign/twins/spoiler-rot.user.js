// ==UserScript==
// @name         Spoiler Reader
// @version      1.5.0
// @description  Click a ROT13 spoiler to read it
// @match        https://films.example.org/*
// @grant        none
// ==/UserScript==

function turn(letter) {
	const code = letter.charCodeAt(0);
	const base = code < 97 ? 65 : 97;
	return String.fromCharCode(((code - base + 13) % 26) + base);
}

function decode(text) {
	return text.replace(/[a-z]/gi, turn);
}

function toggle({ currentTarget }) {
	currentTarget.textContent = decode(currentTarget.textContent);
	currentTarget.classList.toggle("read");
}

for (const node of document.querySelectorAll(".spoiler[data-rot]")) {
	node.style.cursor = "pointer";
	node.addEventListener("click", toggle);
}
