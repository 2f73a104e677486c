// ==UserScript==
// @name         Page fetch helper
// @description  Lets the page load its tables faster
// @match        https://tools.example.com/*
// @grant        GM_xmlhttpRequest
// @grant        unsafeWindow
// @connect      api.tools.example.com
// ==/UserScript==
unsafeWindow.helper = {
	version: 2,
	load: (options) => GM_xmlhttpRequest(options), //! harm
};
