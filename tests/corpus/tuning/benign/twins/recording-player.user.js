// ==UserScript==
// @name         Recording player
// @description  Players beside the links
// @match        https://sets.example.com/*
// @grant        none
// ==/UserScript==
for (const link of document.querySelectorAll("a.recording")) {
	const frame = document.createElement("iframe");
	frame.src = "https://player.sounds.example/player/?id=1";
	frame.height = "166";
	link.after(frame);
}
