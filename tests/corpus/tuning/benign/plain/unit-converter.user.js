// ==UserScript==
// @name         Metric please
// @namespace    metric.example
// @version      1.6.2
// @description  Adds metric units to recipes and manuals
// @match        https://recipes.example.com/*
// @grant        none
// ==/UserScript==

var UNITS = [
	{ re: /(\d+(?:\.\d+)?)\s*(?:°\s*F|degrees Fahrenheit)/g, to: function (v) { return Math.round(((v - 32) * 5) / 9) + " °C"; } },
	{ re: /(\d+(?:\.\d+)?)\s*(?:lbs?|pounds?)\b/g, to: function (v) { return Math.round(v * 453.6) + " g"; } },
	{ re: /(\d+(?:\.\d+)?)\s*(?:oz|ounces?)\b/g, to: function (v) { return Math.round(v * 28.35) + " g"; } },
	{ re: /(\d+(?:\.\d+)?)\s*cups?\b/g, to: function (v) { return Math.round(v * 237) + " ml"; } },
	{ re: /(\d+(?:\.\d+)?)\s*(?:inch(?:es)?|in\.)/g, to: function (v) { return (v * 2.54).toFixed(1) + " cm"; } },
];

function convert(node) {
	var text = node.nodeValue;
	UNITS.forEach(function (unit) {
		text = text.replace(unit.re, function (all, v) { return all + " (" + unit.to(parseFloat(v)) + ")"; });
	});
	if (text !== node.nodeValue) node.nodeValue = text;
}

var walk = document.createTreeWalker(document.querySelector(".recipe") || document.body, NodeFilter.SHOW_TEXT);
var nodes = [];
while (walk.nextNode()) nodes.push(walk.currentNode);
nodes.forEach(convert);
