// ==UserScript==
// @name         Upgrade hints
// @description  Marks upgrades
// @match        https://game.example.com/*
// @grant        none
// ==/UserScript==
const buttons = $(".upgrade");
for (let i = 0; i < buttons.length; i++) {
	if (!$(buttons[i]).hasClass("disabled")) $(buttons[i]).attr("title", "affordable");
}
