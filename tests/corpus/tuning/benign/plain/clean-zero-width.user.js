// ==UserScript==
// @name        Visible characters only
// @namespace   zw.example
// @version     1.1
// @description Removes zero-width characters in code blocks
// @match       https://forum.example.com/*
// @grant       none
// ==/UserScript==

var INVISIBLE = /[\u200b-\u200d\u2060\ufeff\u00ad]/g;

document.querySelectorAll("pre, code").forEach(function (block) {
	var walker = document.createTreeWalker(block, NodeFilter.SHOW_TEXT);
	var count = 0;
	while (walker.nextNode()) {
		var node = walker.currentNode;
		node.data = node.data.replace(INVISIBLE, function () {
			count++;
			return "";
		});
	}
	if (count) block.title = count + " invisible characters removed";
});
