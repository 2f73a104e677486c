// ==UserScript==
// @name         Share row
// @namespace    share.example
// @version      1.2
// @description  Share by mail or on the social site of your choice
// @match        https://blog.example.com/*
// @grant        none
// ==/UserScript==

const targets = [
	["Mail", (u, t) => `mailto:?subject=${t}&body=${u}`],
	["Mastodon", (u, t) => `https://mastodon.social/share?text=${t}%20${u}`],
	["Reddit", (u, t) => `https://www.reddit.com/submit?url=${u}&title=${t}`],
];

const row = document.createElement("nav");
row.setAttribute("aria-label", "Share");
for (const [name, make] of targets) {
	const b = document.createElement("button");
	b.textContent = name;
	b.onclick = () => {
		const url = make(encodeURIComponent(location.href), encodeURIComponent(document.title));
		window.open(url, "_blank", "noopener,width=600,height=500");
	};
	row.append(b);
}
document.querySelector("article")?.append(row);
