// ==UserScript==
// @name         Table of contents
// @namespace    toc.example
// @version      2.0.4
// @description  A list of headings at the side
// @match        https://wiki.example.com/*
// @match        https://handbook.example.org/*
// @grant        none
// ==/UserScript==

(function () {
	"use strict";

	var headings = document.querySelectorAll("main h2, main h3");
	if (headings.length < 3) return;

	var used = {};
	function slug(text) {
		var s = text.toLowerCase().trim().replace(/[^\w]+/g, "-") || "part";
		used[s] = (used[s] || 0) + 1;
		return used[s] > 1 ? s + "-" + used[s] : s;
	}

	var nav = document.createElement("nav");
	nav.setAttribute("aria-label", "Contents");
	nav.style.cssText = "position:fixed;right:12px;top:80px;max-height:70vh;overflow:auto;width:220px;font-size:13px";
	var links = new Map();

	Array.prototype.forEach.call(headings, function (h) {
		if (!h.id) h.id = slug(h.textContent);
		var a = document.createElement("a");
		a.href = "#" + h.id;
		a.textContent = h.textContent;
		a.style.cssText = "display:block;padding-left:" + (h.tagName === "H3" ? 14 : 0) + "px";
		nav.appendChild(a);
		links.set(h, a);
	});
	document.body.appendChild(nav);

	var spy = new IntersectionObserver(function (entries) {
		entries.forEach(function (e) {
			links.get(e.target).style.fontWeight = e.isIntersecting ? "bold" : "";
		});
	}, { rootMargin: "0px 0px -70% 0px" });
	links.forEach(function (a, h) { spy.observe(h); });
})();
