// ==UserScript==
// @name         Card number grouping
// @namespace    cards.example
// @version      1.1
// @description  Easier to compare with the card in your hand
// @match        https://shop.example.com/checkout*
// @grant        none
// ==/UserScript==

function luhn(digits) {
	return [...digits].reverse().reduce((sum, d, i) => {
		let n = Number(d);
		if (i % 2) n = n > 4 ? n * 2 - 9 : n * 2;
		return sum + n;
	}, 0) % 10 === 0;
}

document.querySelectorAll('input[autocomplete="cc-number"]').forEach((input) => {
	input.addEventListener("input", () => {
		const digits = input.value.replace(/\D/g, "").slice(0, 19);
		input.value = digits.match(/.{1,4}/g)?.join(" ") ?? "";
		input.setCustomValidity(digits.length >= 13 && !luhn(digits) ? "Please check the number" : "");
	});
});
