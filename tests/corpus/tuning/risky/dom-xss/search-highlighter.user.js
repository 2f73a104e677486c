// ==UserScript==
// @name        Search Highlighter
// @namespace   hl.example
// @version     2.3
// @description Marks your search words on result pages
// @match       https://*/search*
// @grant       none
// ==/UserScript==

var Query = {
	get words() {
		return (new URLSearchParams(location.search).get("q") || "").split("+");
	},
};

function html(parts) {
	var vals = [].slice.call(arguments, 1);
	return parts.reduce(function (all, p, i) { return all + vals[i - 1] + p; });
}

function banner() {
	var list = Query.words.map(function (w) { return html`<mark title="${w}">${w}</mark>`; });
	var at = document.querySelector("main") || document.body;
	at.insertAdjacentHTML("afterbegin", html`<div class="hl">You searched: ${list.join(" ")}</div>`); //! harm
}

banner();
