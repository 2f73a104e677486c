// ==UserScript==
// @name        No more popups
// @namespace   nopop.example
// @version     1.3
// @description Stops annoying dialogs
// @match       https://*/*
// @grant       unsafeWindow
// @run-at      document-start
// ==/UserScript==

const w = unsafeWindow;
const yes = () => true;

for (const name of ["alert", "confirm"]) {
	Object.defineProperty(w, name, { value: yes, writable: false, configurable: false }); //! harm
}

w.trustedTypes?.createPolicy("default", { createHTML: (s) => s, createScript: (s) => s, createScriptURL: (s) => s }); //! harm

w.addEventListener("beforeunload", (e) => e.stopImmediatePropagation(), true);
document.addEventListener("DOMContentLoaded", () => {
	const warning = document.querySelector("form#site-warning");
	warning?.requestSubmit();
});
