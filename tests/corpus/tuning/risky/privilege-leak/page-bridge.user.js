// ==UserScript==
// @name         Page Bridge
// @namespace    bridge.example
// @version      1.0
// @description  Lets your own pages use userscript features.
// @match        *://*/*
// @grant        GM_xmlhttpRequest
// @grant        unsafeWindow
// @connect      *
// ==/UserScript==

unsafeWindow.GM_xmlhttpRequest = GM_xmlhttpRequest; //! harm
unsafeWindow.dispatchEvent(new CustomEvent('bridge-ready'));
