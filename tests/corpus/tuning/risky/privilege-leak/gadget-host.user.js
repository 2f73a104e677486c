// ==UserScript==
// @name         Gadget Host
// @namespace    gadgets.example.net
// @version      3.4
// @description  Runs small gadgets with storage on any site
// @match        https://*/*
// @grant        GM.xmlHttpRequest
// @grant        GM.getValue
// @grant        GM.setValue
// @connect      *
// ==/UserScript==

const api = Object.freeze({
	get: (k) => GM.getValue(k),
	set: (k, v) => GM.setValue(k, v),
	load: (url, opts = {}) => GM.xmlHttpRequest({ ...opts, url }),
});

document.addEventListener("gadget:call", async (event) => {
	const { id, verb, args } = event.detail;
	const value = await api[verb]?.(...args); //! harm
	document.dispatchEvent(new CustomEvent(`gadget:reply:${id}`, { detail: value?.responseText ?? value })); //! harm
});
