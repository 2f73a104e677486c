// ==UserScript==
// @name         Wide view on every route
// @namespace    spa.example
// @version      1.4
// @description  Keeps the wide view when the app changes page
// @match        https://app.example.org/*
// @grant        none
// ==/UserScript==

(function () {
	const changed = new EventTarget();
	for (const name of ["pushState", "replaceState"]) {
		const native = history[name];
		history[name] = function (...args) {
			const result = native.apply(this, args);
			changed.dispatchEvent(new Event("route"));
			return result;
		};
	}
	addEventListener("popstate", () => changed.dispatchEvent(new Event("route")));

	function apply() {
		const wide = /^\/(board|table)\//.test(location.pathname);
		document.body.classList.toggle("wide-view", wide);
	}

	const style = document.createElement("style");
	style.textContent = ".wide-view main{max-width:none!important}";
	document.head.append(style);
	changed.addEventListener("route", () => requestAnimationFrame(apply));
	apply();
})();
