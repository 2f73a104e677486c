// ==UserScript==
// @name        Open selected links
// @namespace   links.example
// @version     1.1
// @description Alt+O opens all links in the selection
// @include     *
// @grant       GM_openInTab
// ==/UserScript==

document.addEventListener("keydown", function (e) {
	if (!e.altKey || e.key.toLowerCase() !== "o") return;
	var sel = getSelection();
	var urls = new Set();
	for (var a of document.querySelectorAll("a[href^=http]")) if (sel.containsNode(a, true)) urls.add(a.href);
	if (urls.size > 10 && !confirm("Open " + urls.size + " tabs?")) return;
	urls.forEach(function (u) { GM_openInTab(u, { active: false, insert: true }); });
});
