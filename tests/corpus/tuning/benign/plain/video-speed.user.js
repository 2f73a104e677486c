// ==UserScript==
// @name         Video speed keys
// @namespace    speed.example.org
// @version      1.8
// @description  [ and ] change the speed, \ resets it
// @match        *://*/*
// @grant        none
// ==/UserScript==

(function () {
	function show(v) {
		var tip = document.createElement("div");
		tip.textContent = v.playbackRate.toFixed(2) + "×";
		var box = v.getBoundingClientRect();
		tip.style.cssText = "position:fixed;z-index:99999;background:#000a;color:#fff;padding:2px 8px;left:" + (box.left + 10) + "px;top:" + (box.top + 10) + "px";
		document.body.appendChild(tip);
		setTimeout(function () { tip.remove(); }, 700);
	}
	document.addEventListener("keydown", function (e) {
		var v = document.querySelector("video");
		if (!v || e.target.isContentEditable || /INPUT|TEXTAREA/.test(e.target.tagName)) return;
		if (e.key === "]") v.playbackRate = Math.min(4, v.playbackRate + 0.1);
		else if (e.key === "[") v.playbackRate = Math.max(0.25, v.playbackRate - 0.1);
		else if (e.key === "\\") v.playbackRate = 1;
		else return;
		show(v);
	});
})();
