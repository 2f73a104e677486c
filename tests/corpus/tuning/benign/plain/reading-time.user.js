// ==UserScript==
// @name        Reading time
// @namespace   readtime.example
// @version     1.2
// @description Minutes to read, under the headline
// @match       https://blog.example.com/*
// @match       https://*.example.org/articles/*
// @grant       none
// ==/UserScript==

const article = document.querySelector("article");
const words = article?.innerText.trim().split(/\s+/).length ?? 0;

if (words > 100) {
	const note = document.createElement("p");
	note.textContent = `${Math.ceil(words / 230)} min read (${words} words)`;
	article.querySelector("h1")?.after(note);
}
