// ==UserScript==
// @name         Copy as Markdown link
// @namespace    mdlink.example
// @version      1.4
// @description  Menu commands to copy title and address in several formats
// @match        *://*/*
// @grant        GM_setClipboard
// @grant        GM_registerMenuCommand
// @noframes
// ==/UserScript==

const formats = {
	Markdown: ({ title, url }) => `[${title.replace(/[[\]]/g, "\\$&")}](${url})`,
	HTML: ({ title, url }) => `<a href="${url}">${title.replace(/</g, "&lt;")}</a>`,
	Org: ({ title, url }) => `[[${url}][${title}]]`,
	Plain: ({ title, url }) => `${title}\n${url}`,
};

function page() {
	const canonical = document.querySelector("link[rel=canonical]")?.href;
	return { title: document.title.trim(), url: canonical || location.href };
}

for (const [name, write] of Object.entries(formats)) {
	GM_registerMenuCommand(`Copy ${name} link`, () => GM_setClipboard(write(page()), "text"));
}
