// ==UserScript==
// @name         Wiki dark mode from cookie
// @namespace    https://scripts.example/wiki
// @version      1.3
// @description  Applies the dark skin before the first paint
// @match        https://wiki.example.com/*
// @grant        GM_addStyle
// @run-at       document-start
// ==/UserScript==

(function () {
	"use strict";

	function cookie(name) {
		var m = document.cookie.match(new RegExp("(?:^|; )" + name + "=([^;]*)"));
		return m ? decodeURIComponent(m[1]) : null;
	}

	if (cookie("skin") === "dark" || matchMedia("(prefers-color-scheme: dark)").matches) {
		document.documentElement.classList.add("dark");
		GM_addStyle(".dark body{background:#121212;color:#ddd}.dark a{color:#8ab4f8}");
	}

	document.addEventListener("DOMContentLoaded", function () {
		var b = document.createElement("button");
		b.textContent = "◐";
		b.onclick = function () {
			var on = document.documentElement.classList.toggle("dark");
			document.cookie = "skin=" + (on ? "dark" : "light") + ";path=/;max-age=31536000;samesite=lax";
		};
		document.body.appendChild(b);
	});
})();
