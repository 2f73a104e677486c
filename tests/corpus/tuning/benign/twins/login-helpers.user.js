// ==UserScript==
// @name         Login comfort
// @namespace    login.example
// @version      1.1
// @description  Focus, caps-lock hint and "stay signed in" on the intranet login
// @match        https://intranet.example.com/login*
// @grant        none
// ==/UserScript==

const form = document.querySelector("form#login");
const word = form?.querySelector("input[type=password]");

form?.querySelector("input[name=user]")?.focus();
form?.querySelector("input[name=remember]")?.setAttribute("checked", "");

const hint = Object.assign(document.createElement("small"), { textContent: "Caps lock is on", hidden: true });
word?.after(hint);
word?.addEventListener("keydown", (event) => {
	hint.hidden = !event.getModifierState("CapsLock");
});
