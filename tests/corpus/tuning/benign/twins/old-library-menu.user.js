// ==UserScript==
// @name        Project menu
// @namespace   https://menus.example
// @version     0.4
// @description Puts the links of a project into one menu.
// @match       http://projects.example/*
// @require     http://cdn.jsdelivr.net/npm/jquery@1.8.3/jquery.min.js
// @require     https://cdn.jsdelivr.net/npm/dayjs/dayjs.min.js
// @grant       none
// ==/UserScript==

jQuery(function ($) {
	var menu = $("<select>").insertBefore("#content");
	$("#links a").each(function () {
		$("<option>").val(this.href).text($(this).text()).appendTo(menu);
	});
	menu.on("change", function () {
		location.href = menu.val();
	});
	$("#updated").text(dayjs($("#updated").text()).format("D MMM YYYY"));
});
