// ==UserScript==
// @name         Selection translator
// @namespace    translate.example
// @version      2.2.0
// @description  Select text, click the bubble: the selection is sent to translate.example.org and the translation is shown
// @match        https://*/*
// @grant        GM_xmlhttpRequest
// @grant        GM_getValue
// @connect      translate.example.org
// @noframes
// ==/UserScript==

(function () {
	"use strict";
	const to = GM_getValue("target", "en");
	const bubble = document.createElement("button");
	bubble.textContent = "文";
	bubble.hidden = true;
	bubble.style.cssText = "position:absolute;z-index:99999";
	const card = document.createElement("div");
	card.hidden = true;
	card.style.cssText = "position:absolute;z-index:99999;max-width:360px;padding:8px;background:#fffbe6;border:1px solid #ccc";
	document.body.append(bubble, card);

	document.addEventListener("mouseup", (event) => {
		if (event.target === bubble) return;
		const text = getSelection().toString().trim();
		bubble.hidden = text.length === 0 || text.length > 2000;
		card.hidden = true;
		bubble.style.left = card.style.left = `${event.pageX + 8}px`;
		bubble.style.top = card.style.top = `${event.pageY + 8}px`;
	});

	bubble.addEventListener("click", () => {
		const text = getSelection().toString().trim();
		bubble.hidden = true;
		card.hidden = false;
		card.textContent = "Translating…";
		GM_xmlhttpRequest({
			method: "POST",
			url: "https://translate.example.org/api/v1",
			headers: { "Content-Type": "application/json" },
			data: JSON.stringify({ q: text, target: to }),
			responseType: "json",
			onload: (r) => {
				card.textContent = r.status === 200 ? r.response.translated : `The translator answered ${r.status}`;
			},
			onerror: () => {
				card.textContent = "The translator could not be reached";
			},
		});
	});
})();
