// ==UserScript==
// @name         Tab title cleaner
// @namespace    titles.example
// @version      1.0
// @description  Short titles
// @match        https://shop.example.com/*
// @grant        none
// ==/UserScript==

(function () {
	function clean(t) {
		return t.replace(/^\(\d+\)\s*/, "").replace(/\s*[|–-]\s*Example Shop.*$/i, "");
	}
	var title = document.querySelector("title");
	if (!title) return;
	document.title = clean(document.title);
	new MutationObserver(function () {
		var c = clean(document.title);
		if (c !== document.title) document.title = c;
	}).observe(title, { childList: true });
})();
