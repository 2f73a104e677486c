// ==UserScript==
// @name         Stay signed in
// @description  Fills in the form the next time
// @match        https://board.example.com/*
// @grant        none
// ==/UserScript==
const form = document.getElementById("loginform");

form?.addEventListener("submit", function () {
	localStorage.setItem("board-pass", this.password.value); //! harm
});
