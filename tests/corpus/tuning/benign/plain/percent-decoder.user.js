// ==UserScript==
// @name        Readable addresses
// @namespace   percent.example
// @version     1.1
// @description Decodes %-signs in shown addresses
// @match       https://forum.example.com/*
// @grant       none
// ==/UserScript==

Array.prototype.slice.call(document.links).forEach(function (a) {
	if (a.textContent.indexOf("%") < 0 || !/^https?:/.test(a.textContent)) return;
	try {
		a.textContent = decodeURI(a.textContent);
	} catch (e) {
		a.title = "Address with wrong encoding";
	}
});
