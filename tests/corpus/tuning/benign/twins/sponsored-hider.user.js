// ==UserScript==
// @name         Sponsored hider
// @namespace    hide.example
// @version      4.2
// @description  Hides sponsored results
// @match        https://search.example.com/*
// @match        https://shop.example.com/s*
// @grant        GM_addStyle
// @run-at       document-start
// ==/UserScript==

GM_addStyle(".ad-slot, [data-ad], ins.banner { display: none !important }");

const words = /^(sponsored|anzeige|annonce|publicidad)$/i;
const seen = new WeakSet();

function sweep(root) {
	for (const label of root.querySelectorAll("span, small")) {
		if (seen.has(label)) continue;
		seen.add(label);
		if (words.test(label.textContent.trim())) label.closest("article, li, .result")?.setAttribute("hidden", "");
	}
}

const observer = new MutationObserver((changes) => {
	for (const { addedNodes } of changes) {
		for (const node of addedNodes) if (node.nodeType === Node.ELEMENT_NODE) sweep(node);
	}
});
observer.observe(document, { childList: true, subtree: true });
