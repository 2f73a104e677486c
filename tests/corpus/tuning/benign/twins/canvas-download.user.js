// ==UserScript==
// @name         Save chart as PNG
// @namespace    charts.example
// @version      1.1
// @description  A save button on each chart
// @match        https://stats.example.org/*
// @grant        none
// ==/UserScript==

document.querySelectorAll("canvas.chart").forEach(function (canvas, i) {
	var b = document.createElement("button");
	b.textContent = "Save PNG";
	b.addEventListener("click", function () {
		canvas.toBlob(function (blob) {
			var a = document.createElement("a");
			a.href = URL.createObjectURL(blob);
			a.download = "chart-" + (i + 1) + ".png";
			a.click();
			URL.revokeObjectURL(a.href);
		}, "image/png");
	});
	canvas.parentNode.insertBefore(b, canvas.nextSibling);
});
