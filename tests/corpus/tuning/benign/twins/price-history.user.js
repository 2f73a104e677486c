// ==UserScript==
// @name         Price history
// @namespace    prices.example
// @version      1.7
// @description  Draws the price history from history.prices.example under the product title
// @match        https://shop.example.com/product/*
// @grant        GM_xmlhttpRequest
// @connect      history.prices.example
// ==/UserScript==

(function () {
	"use strict";
	var sku = (location.pathname.match(/\/product\/(\d+)/) || [])[1];
	if (!sku) return;

	function draw(points) {
		var c = document.createElement("canvas");
		c.width = 400;
		c.height = 80;
		var g = c.getContext("2d");
		var prices = points.map(function (p) { return p.price; });
		var low = Math.min.apply(null, prices);
		var high = Math.max.apply(null, prices);
		g.strokeStyle = "#06c";
		g.beginPath();
		points.forEach(function (p, i) {
			var x = (i / (points.length - 1 || 1)) * 396 + 2;
			var y = 76 - ((p.price - low) / (high - low || 1)) * 72;
			i ? g.lineTo(x, y) : g.moveTo(x, y);
		});
		g.stroke();
		c.title = "Lowest " + low + ", highest " + high;
		document.querySelector("h1").insertAdjacentElement("afterend", c);
	}

	GM_xmlhttpRequest({
		method: "GET",
		url: "https://history.prices.example/v1/" + sku,
		responseType: "json",
		onload: function (r) {
			if (r.status === 200 && Array.isArray(r.response)) draw(r.response);
		},
	});
})();
