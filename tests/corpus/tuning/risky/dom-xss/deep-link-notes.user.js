// ==UserScript==
// @name         Deep-link Notes
// @namespace    dln.example
// @version      1.0
// @description  Show a note passed in the link
// @match        https://wiki.example.com/*
// @grant        none
// ==/UserScript==

(function () {
	var m = /note=([^&]+)/.exec(location.hash);
	if (!m) return;
	var box = document.createElement("aside");
	box.className = "note";
	box.innerHTML = "<b>Note:</b> " + decodeURIComponent(m[1]); //! harm
	document.body.insertBefore(box, document.body.firstChild);
})();
