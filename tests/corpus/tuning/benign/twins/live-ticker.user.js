// ==UserScript==
// @name         Live ticker in the title
// @namespace    ticker.example
// @version      1.0
// @description  Shows the score in the tab title
// @match        https://scores.example.com/match/*
// @grant        none
// ==/UserScript==

(function () {
	var id = location.pathname.split("/").pop();
	var base = document.title;
	var wait = 1000;

	function open() {
		var ws = new WebSocket("wss://" + location.host + "/live");
		ws.onopen = function () {
			wait = 1000;
			ws.send(JSON.stringify({ subscribe: id }));
		};
		ws.onmessage = function (m) {
			var s = JSON.parse(m.data);
			if (s.match === id) document.title = s.home + ":" + s.away + " " + base;
		};
		ws.onclose = function () {
			setTimeout(open, (wait = Math.min(wait * 2, 60000)));
		};
	}
	open();
})();
