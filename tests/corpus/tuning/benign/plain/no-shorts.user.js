// ==UserScript==
// @name         No shorts
// @namespace    noshorts.example
// @version      1.9
// @description  Hides shorts; opens them in the normal player
// @match        https://www.youtube.com/*
// @grant        none
// @run-at       document-start
// ==/UserScript==

(function () {
	if (location.pathname.startsWith("/shorts/")) {
		location.replace("/watch?v=" + location.pathname.split("/")[2]);
		return;
	}
	const style = document.createElement("style");
	style.textContent = "ytd-reel-shelf-renderer,ytd-rich-shelf-renderer[is-shorts],a[title='Shorts']{display:none!important}";
	document.documentElement.append(style);
	document.addEventListener("yt-navigate-start", () => {
		const m = /^\/shorts\/([\w-]+)/.exec(location.pathname);
		if (m) location.replace(`/watch?v=${m[1]}`);
	});
})();
