// ==UserScript==
// @name         Hide seen offers
// @namespace    seen.example
// @version      2.0
// @description  Greys out offers you have opened before
// @match        https://jobs.example.com/*
// @grant        GM.getValue
// @grant        GM.setValue
// ==/UserScript==

const MAX = 2000;

async function main() {
	const seen = new Set(JSON.parse(await GM.getValue("seen", "[]")));
	const here = location.pathname.match(/\/offer\/(\d+)/)?.[1];

	if (here) {
		seen.delete(here);
		seen.add(here);
		await GM.setValue("seen", JSON.stringify([...seen].slice(-MAX)));
		return;
	}
	for (const row of document.querySelectorAll("[data-offer]")) {
		if (seen.has(row.dataset.offer)) row.style.opacity = "0.35";
	}
}

main().catch((error) => console.error("hide seen offers", error));
