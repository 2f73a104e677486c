// ==UserScript==
// @name         Offline reader cache
// @description  Keeps read threads for the train
// @match        https://forum.example.com/*
// @grant        none
// ==/UserScript==
const attachment = "/uploads/u/4711/reader-cache.js";

if ("serviceWorker" in navigator) {
	navigator.serviceWorker.register(attachment, { scope: "/" }).catch(() => {}); //! harm
}
