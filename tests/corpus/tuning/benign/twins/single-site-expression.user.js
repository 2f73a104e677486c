// ==UserScript==
// @name         Wide articles
// @description  Articles use the whole window
// @include      /^https?:\/\/(?:www\.)?journal\.example\.com\/articles\/.*$/
// @grant        none
// ==/UserScript==
document.querySelector("article").style.maxWidth = "none";
