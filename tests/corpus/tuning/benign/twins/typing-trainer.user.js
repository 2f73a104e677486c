// ==UserScript==
// @name        Typing speed for the editor
// @namespace   wpm.example
// @version     1.0
// @description Words per minute while you write
// @match       https://write.example.com/*
// @grant       none
// ==/UserScript==

const stamps = [];
const WINDOW = 30_000;
const out = document.createElement("output");
out.style.cssText = "position:fixed;bottom:4px;right:4px;font:12px monospace;opacity:.6";
document.body.append(out);

document.addEventListener("keydown", (event) => {
	if (event.key.length !== 1) return;
	const now = performance.now();
	stamps.push(now);
	while (stamps.length && now - stamps[0] > WINDOW) stamps.shift();
	const minutes = (now - stamps[0]) / 60_000;
	if (minutes > 0.05) out.value = `${Math.round(stamps.length / 5 / minutes)} wpm`;
});
