// ==UserScript==
// @name         Exchange rates
// @description  Prices in other currencies
// @match        https://shop.example.com/*
// @grant        none
// ==/UserScript==
fetch("https://api.rates.example.com")
	.then((response) => response.json())
	.then(({ rates }) => {
		for (const price of document.querySelectorAll(".price")) price.title = `${(Number(price.textContent) * rates.EUR).toFixed(2)} EUR`;
	});
