// ==UserScript==
// @name         Player auto height
// @namespace    player.example
// @version      1.2
// @description  Lets embedded players grow to their real height
// @match        https://blog.example.com/*
// @grant        none
// ==/UserScript==

const PLAYER = "https://player.example.net";

addEventListener("message", (event) => {
	if (event.origin !== PLAYER) return;
	const height = Number(event.data?.height);
	if (!Number.isFinite(height) || height < 100 || height > 2000) return;
	for (const frame of document.querySelectorAll("iframe")) {
		if (frame.contentWindow === event.source) frame.style.height = `${height}px`;
	}
});

for (const frame of document.querySelectorAll(`iframe[src^="${PLAYER}"]`)) {
	frame.contentWindow.postMessage({ type: "report-height" }, PLAYER);
}
