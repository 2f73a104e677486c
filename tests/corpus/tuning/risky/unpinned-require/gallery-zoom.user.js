// ==UserScript==
// @name         Gallery Zoom
// @namespace    zoom.example
// @version      1.0
// @description  Zoom pictures on hover
// @match        https://photos.example.com/*
// @require      http://code.zoomlib.example/zoom.min.js //! harm
// @grant        GM_xmlhttpRequest
// ==/UserScript==

document.querySelectorAll("img.thumb").forEach(function (img) {
	window.Zoom.attach(img, { full: img.dataset.full });
});
