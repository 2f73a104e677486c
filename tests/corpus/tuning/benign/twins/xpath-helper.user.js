// ==UserScript==
// @name         Result numbers
// @description  Numbers the results
// @match        https://search.example.com/*
// @require      https://cdn.jsdelivr.net/npm/lodash@4.17.21/lodash.min.js
// @grant        none
// ==/UserScript==
const found = pageTools.select("//div[@id='results']//a", document.querySelector("#query").value);
const again = pageTools.select("//script", { count: document.querySelectorAll("a").length });
found.concat(again).forEach((link, index) => link.prepend(`${index + 1}. `));
