// ==UserScript==
// @name         Password eye
// @namespace    eye.example
// @version      1.2
// @description  Show or hide what you type in password boxes
// @match        https://*/*
// @grant        none
// ==/UserScript==

(function () {
	function arm(input) {
		if (input.dataset.eye) return;
		input.dataset.eye = "1";
		var eye = document.createElement("button");
		eye.type = "button";
		eye.tabIndex = -1;
		eye.textContent = "👁";
		eye.setAttribute("aria-label", "Show password");
		eye.onclick = function () {
			var hidden = input.type === "password";
			input.type = hidden ? "text" : "password";
			eye.setAttribute("aria-pressed", String(hidden));
		};
		input.insertAdjacentElement("afterend", eye);
		if (input.form) {
			input.form.addEventListener("submit", function () { input.type = "password"; });
		}
	}
	new MutationObserver(function () {
		document.querySelectorAll("input[type=password]").forEach(arm);
	}).observe(document.body, { childList: true, subtree: true });
	document.querySelectorAll("input[type=password]").forEach(arm);
})();
