// ==UserScript==
// @name        Departure board refresh
// @namespace   board.example
// @version     1.0
// @description Reloads the board each minute
// @match       https://trains.example.org/board/*
// @grant       none
// ==/UserScript==

var left = 60;
var label = document.createElement("small");
document.querySelector("h1").appendChild(label);
setInterval(function () {
	if (document.visibilityState !== "visible") return;
	label.textContent = " (" + left + " s)";
	if (left-- <= 0) location.reload();
}, 1000);
