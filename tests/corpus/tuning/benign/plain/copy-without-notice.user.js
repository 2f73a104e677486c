// ==UserScript==
// @name     Copy without Notice
// @namespace https://userscripts.example/j-ibarra
// @version  0.0
// @description Copies what you marked and no more
// @author   j-ibarra
// @match    https://*/*
// @grant    none
// ==/UserScript==

addEventListener("copy", (event) => event.stopImmediatePropagation(), true);
addEventListener("cut", (event) => event.stopImmediatePropagation(), true);
