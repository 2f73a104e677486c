// ==UserScript==
// @name         File Type Sprites
// @version      1.0.4
// @description  A small icon beside links to files
// @match        https://files.example.net/*
// @grant        none
// ==/UserScript==

const table = [
	["pdf", "PHN2ZyB4bWxucz0iaHR0cDovL3d3dy53My5vcmcvMjAwMC9zdmciIHZpZXdCb3g9IjAgMCA4IDgiPjxyZWN0IHdpZHRoPSI4IiBoZWlnaHQ9IjgiIGZpbGw9IiNjMDAiLz48L3N2Zz4="],
	["zip", "PHN2ZyB4bWxucz0iaHR0cDovL3d3dy53My5vcmcvMjAwMC9zdmciIHZpZXdCb3g9IjAgMCA4IDgiPjxyZWN0IHdpZHRoPSI4IiBoZWlnaHQ9IjgiIGZpbGw9IiNjOTAiLz48L3N2Zz4="],
	["csv", "PHN2ZyB4bWxucz0iaHR0cDovL3d3dy53My5vcmcvMjAwMC9zdmciIHZpZXdCb3g9IjAgMCA4IDgiPjxyZWN0IHdpZHRoPSI4IiBoZWlnaHQ9IjgiIGZpbGw9IiMwOTAiLz48L3N2Zz4="],
];
const sprites = new Map(table);

function address(kind) {
	const bytes = Uint8Array.from(atob(sprites.get(kind)), (letter) => letter.charCodeAt(0));
	return URL.createObjectURL(new Blob([bytes], { type: "image/svg+xml" }));
}

const made = new Map();

function sprite(kind) {
	if (!made.has(kind)) made.set(kind, address(kind));
	const image = new Image(10, 10);
	image.src = made.get(kind);
	image.alt = kind;
	return image;
}

for (const link of document.links) {
	const kind = link.pathname.split(".").pop().toLowerCase();
	if (sprites.has(kind)) link.prepend(sprite(kind), " ");
}
