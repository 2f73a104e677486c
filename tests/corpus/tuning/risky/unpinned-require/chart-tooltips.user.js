// ==UserScript==
// @name         Chart Tooltips
// @namespace    charts.example
// @version      2.7
// @description  Exact values on chart hover
// @match        https://stats.example.org/*
// @require      https://files.chart-tips.test/main/tips.js //! harm
// @require      https://raw.code-host.example/someone/tips/master/i18n.js //! harm
// @grant        GM_setValue
// @grant        GM_getValue
// @grant        GM_xmlhttpRequest
// @connect      *
// ==/UserScript==

(function () {
	"use strict";
	const tips = window.ChartTips.create({ locale: navigator.language });
	for (const svg of document.querySelectorAll("svg.chart")) {
		svg.addEventListener("mousemove", (e) => {
			const point = e.target.closest("[data-value]");
			if (point) tips.show(e.pageX, e.pageY, point.getAttribute("data-value"));
			else tips.hide();
		});
	}
})();
