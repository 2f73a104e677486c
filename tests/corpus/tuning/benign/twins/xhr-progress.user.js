// ==UserScript==
// @name        Thin progress line
// @namespace   progress.example
// @version     1.3
// @description A progress line while the old portal loads data
// @match       https://portal.example.org/*
// @grant       none
// @run-at      document-start
// ==/UserScript==

(function () {
	var running = 0;
	var line = document.createElement("div");
	line.style.cssText = "position:fixed;left:0;top:0;height:2px;width:0;background:#06c;transition:width .4s;z-index:2147483647";

	function draw() {
		if (!line.parentNode && document.body) document.body.appendChild(line);
		line.style.width = running ? Math.max(15, 90 - running * 10) + "%" : "0";
	}

	var send = XMLHttpRequest.prototype.send;
	XMLHttpRequest.prototype.send = function () {
		running += 1;
		draw();
		this.addEventListener("loadend", function () {
			running -= 1;
			draw();
		});
		return send.apply(this, arguments);
	};
})();
