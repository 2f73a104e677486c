// ==UserScript==
// @name         QR code of this page
// @namespace    qr.example
// @version      1.0
// @description  Alt+Q shows a QR code of the address
// @match        https://*/*
// @require      https://cdn.jsdelivr.net/npm/qrcode-generator@1.4.4/qrcode.js#sha256=6b1bf1a24c9d0d5b7e9c5bb1c8e9f6b5b1c3f8bd52a6f0bfa7e2c6d83f5a4e17
// @grant        none
// @noframes
// ==/UserScript==

(function () {
	var open = null;
	document.addEventListener("keydown", function (e) {
		if (!e.altKey || e.code !== "KeyQ") return;
		if (open) {
			open.remove();
			open = null;
			return;
		}
		var qr = qrcode(0, "M");
		qr.addData(location.href);
		qr.make();
		open = document.createElement("canvas");
		var size = qr.getModuleCount();
		open.width = open.height = (size + 8) * 5;
		open.style.cssText = "position:fixed;right:10px;top:10px;z-index:99999;border:1px solid #000";
		var g = open.getContext("2d");
		g.fillStyle = "#fff";
		g.fillRect(0, 0, open.width, open.height);
		g.fillStyle = "#000";
		for (var r = 0; r < size; r++) for (var c = 0; c < size; c++) if (qr.isDark(r, c)) g.fillRect((c + 4) * 5, (r + 4) * 5, 5, 5);
		document.body.appendChild(open);
	});
})();
