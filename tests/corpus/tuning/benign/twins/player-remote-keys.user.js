// ==UserScript==
// @name         Keys for embedded players
// @namespace    player.keys.example
// @version      0.3
// @description  Space and arrows work even when the player has no focus
// @match        https://courses.example.org/lesson/*
// @grant        none
// ==/UserScript==

var Remote = {
	origin: "https://video.example.org",
	frame: function () {
		return document.querySelector('iframe[src^="' + this.origin + '/"]');
	},
	say: function (verb, value) {
		var f = this.frame();
		if (f) f.contentWindow.postMessage(JSON.stringify({ verb: verb, value: value }), this.origin);
	},
};

var keys = { " ": ["toggle"], ArrowRight: ["seek", 5], ArrowLeft: ["seek", -5], m: ["mute"] };

document.addEventListener("keydown", function (e) {
	if (e.target.matches("input, textarea")) return;
	var call = keys[e.key];
	if (!call) return;
	e.preventDefault();
	Remote.say.apply(Remote, call);
});
