// ==UserScript==
// @name         Unfold Threads
// @namespace    unfold
// @version      2.3
// @description  Opens "load more" and "hidden items" in issues and pull requests
// @match        https://github.com/*/*/issues/*
// @match        https://github.com/*/*/pull/*
// @grant        none
// ==/UserScript==
const MORE = '.ajax-pagination-btn, [data-testid="load-more"] button';
const LIMIT = 25;
let pressed = 0;

const wait = (ms) => new Promise((done) => setTimeout(done, ms));

async function unfold() {
	for (let button = document.querySelector(MORE); button && pressed < LIMIT; button = document.querySelector(MORE)) {
		if (button.disabled) return;
		button.click();
		pressed++;
		await wait(800);
	}
	document.querySelectorAll("details.outdated-comment").forEach((d) => d.setAttribute("open", ""));
}

unfold();
document.addEventListener("turbo:load", () => {
	pressed = 0;
	unfold();
});
