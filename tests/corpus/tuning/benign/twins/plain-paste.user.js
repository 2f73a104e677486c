// ==UserScript==
// @name        Plain paste
// @namespace   paste.example.org
// @version     1.1
// @description Pastes without formatting in the editor
// @match       https://editor.example.org/*
// @grant       none
// ==/UserScript==

document.addEventListener(
	"paste",
	function (event) {
		var target = event.target;
		if (!target.isContentEditable || event.shiftKey) return;
		var text = event.clipboardData.getData("text/plain");
		if (!text) return;
		event.preventDefault();
		event.stopPropagation();
		document.execCommand("insertText", false, text.replace(/\r\n?/g, "\n"));
	},
	true,
);
