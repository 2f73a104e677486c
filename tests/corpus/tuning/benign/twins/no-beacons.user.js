// ==UserScript==
// @name        No beacons
// @namespace   nobeacon.example
// @version     1.0
// @description Drops sendBeacon calls and ping attributes
// @match       *://*/*
// @grant       unsafeWindow
// @run-at      document-start
// ==/UserScript==

Object.defineProperty(unsafeWindow.Navigator.prototype, "sendBeacon", {
	configurable: true,
	value: function sendBeacon() {
		return true;
	},
});

document.addEventListener("click", function (e) {
	var a = e.target.closest && e.target.closest("a[ping]");
	if (a) a.removeAttribute("ping");
}, true);
