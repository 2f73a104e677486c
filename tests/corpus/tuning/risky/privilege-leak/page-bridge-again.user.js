// ==UserScript==
// @name         Page Bridge
// @namespace    bridge.example
// @version      1.0
// @description  Lets wiki gadgets load data from other wikis
// @match        *://*/*
// @grant        unsafeWindow
// @grant        GM_xmlhttpRequest
// @connect      *
// ==/UserScript==

(function () {
	unsafeWindow.GM_xmlhttpRequest = GM_xmlhttpRequest; //! harm
	unsafeWindow.dispatchEvent(new Event("bridge-ready"));
})();
