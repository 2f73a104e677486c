// ==UserScript==
// @name         Foldable sections
// @namespace    fold.example
// @version      1.3
// @description  Fold long sections of the manual
// @match        https://manual.example.com/*
// @require      https://cdn.jsdelivr.net/npm/jquery@3.7.1/dist/jquery.min.js#sha256=fc9a93dd241f6b045cbff0481cf4e1901becd0e12fb45166a8f17f95823f0b1a
// @grant        none
// ==/UserScript==

(function ($) {
	"use strict";
	$("section").each(function () {
		var $s = $(this);
		var $h = $s.children("h2").first();
		if ($s.text().length < 3000) return;
		var $rest = $h.nextAll().hide();
		$("<button>", { type: "button", text: "show" })
			.appendTo($h)
			.on("click", function () {
				$rest.toggle();
				$(this).text($rest.is(":visible") ? "hide" : "show");
			});
	});
})(window.jQuery.noConflict(true));
