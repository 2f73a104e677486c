// ==UserScript==
// @name        Expand comments
// @namespace   expand.example
// @version     1.0
// @description Opens long comments and threads
// @match       https://forum.example.org/thread/*
// @grant       none
// ==/UserScript==

const wait = (ms) => new Promise((r) => setTimeout(r, ms));

async function expand(limit = 30) {
	for (let i = 0; i < limit; i++) {
		const more = document.querySelector("button.show-more:not([disabled])");
		if (!more) break;
		more.click();
		await wait(400);
	}
}

expand();
