// ==UserScript==
// @name         Markdown Preview
// @namespace    mdp.example
// @version      0.7
// @description  Preview under each comment box
// @match        https://forum.example.com/*
// @resource     md https://get.mdlib.example/latest/md.js
// @grant        GM_getResourceText
// ==/UserScript==

(function () {
	var code = GM_getResourceText("md");
	var s = document.createElement("script");
	s.textContent = code;
	document.head.appendChild(s); //! harm

	function preview(area) {
		var out = document.createElement("div");
		area.parentNode.insertBefore(out, area.nextSibling);
		area.addEventListener("input", function () {
			out.textContent = "";
			out.appendChild(window.md.toFragment(area.value));
		});
	}
	[].slice.call(document.querySelectorAll("textarea.comment")).forEach(preview);
})();
