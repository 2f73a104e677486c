// ==UserScript==
// @name         Vim scroll
// @namespace    vim.example
// @version      2.0
// @description  j k d u gg G and / on every page
// @match        *://*/*
// @grant        none
// ==/UserScript==

(function () {
	var buffer = "";
	var timer = 0;

	var actions = {
		j: function () { window.scrollBy(0, 60); },
		k: function () { window.scrollBy(0, -60); },
		d: function () { window.scrollBy(0, innerHeight / 2); },
		u: function () { window.scrollBy(0, -innerHeight / 2); },
		gg: function () { window.scrollTo(0, 0); },
		G: function () { window.scrollTo(0, document.documentElement.scrollHeight); },
		"/": function () {
			var s = document.querySelector("input[type=search], input[name=q]");
			if (s) s.focus();
		},
	};

	function editable(el) {
		return el.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(el.tagName);
	}

	document.addEventListener("keydown", function (e) {
		if (e.ctrlKey || e.metaKey || e.altKey || editable(e.target)) return;
		if (e.key.length > 1) return;
		buffer += e.key;
		clearTimeout(timer);
		timer = setTimeout(function () { buffer = ""; }, 600);
		var action = actions[buffer] || actions[e.key];
		if (!action || (buffer === "g" && !actions[buffer])) return;
		e.preventDefault();
		action();
		buffer = "";
	});
})();
