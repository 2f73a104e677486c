// ==UserScript==
// @name        Console Tools
// @namespace   ctools.example
// @version     0.1.9
// @description Handy functions for the page console
// @match       *://*/*
// @grant       GM_cookie
// @grant       GM_download
// @grant       GM_getValue
// @grant       GM_setValue
// @grant       GM_listValues
// @grant       unsafeWindow
// ==/UserScript==

var tools = {
	cookies: function (filter) {
		return new Promise(function (ok) { GM_cookie.list(filter || {}, ok); });
	},
	save: GM_download,
	values: function () {
		return GM_listValues().map(function (k) { return [k, GM_getValue(k)]; });
	},
	put: GM_setValue,
	pick: function (sel) { return Array.from(document.querySelectorAll(sel)); },
};

Object.defineProperty(unsafeWindow, "$t", { value: tools, enumerable: false }); //! harm
console.log("console tools ready: $t");
