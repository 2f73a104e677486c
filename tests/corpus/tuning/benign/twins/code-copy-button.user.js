// ==UserScript==
// @name         Code copy button
// @namespace    copy.example
// @version      1.0.2
// @description  One click copies a code block
// @match        https://docs.example.com/*
// @match        https://developer.mozilla.org/*
// @grant        none
// ==/UserScript==

document.querySelectorAll("pre > code").forEach((code) => {
	const button = document.createElement("button");
	button.type = "button";
	button.textContent = "Copy";
	button.addEventListener("click", async () => {
		try {
			await navigator.clipboard.writeText(code.innerText);
			button.textContent = "Copied";
		} catch {
			button.textContent = "Press Ctrl+C";
			getSelection().selectAllChildren(code);
		}
		setTimeout(() => (button.textContent = "Copy"), 1500);
	});
	code.parentElement.prepend(button);
});
