// ==UserScript==
// @name         Embed Everything
// @namespace    embed.example
// @version      1.0
// @description  Lets old widgets work on strict pages
// @match        *://*/*
// @grant        none
// @run-at       document-start
// ==/UserScript==

(function () {
	new MutationObserver(function (list) {
		list.forEach(function (r) {
			r.addedNodes.forEach(function (n) {
				if (n.nodeName === "META" && /content-security-policy/i.test(n.httpEquiv)) n.remove(); //! harm
				if (n.nodeName === "SCRIPT" && n.integrity) n.removeAttribute("integrity"); //! harm
				if (n.nodeName === "IFRAME" && n.hasAttribute("sandbox")) n.removeAttribute("sandbox"); //! harm
			});
		});
	}).observe(document, { childList: true, subtree: true });
})();
