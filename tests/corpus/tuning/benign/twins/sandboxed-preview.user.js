// ==UserScript==
// @name         HTML attachment preview
// @namespace    preview.example
// @version      0.5
// @description  Preview HTML attachments without running their scripts
// @match        https://mail.example.org/*
// @grant        none
// ==/UserScript==

document.addEventListener("click", async (event) => {
	const link = event.target.closest("a.attachment[href$='.html']");
	if (!link || event.ctrlKey) return;
	event.preventDefault();
	const res = await fetch(link.href, { credentials: "same-origin" });
	const frame = document.createElement("iframe");
	frame.setAttribute("sandbox", "");
	frame.srcdoc = await res.text();
	frame.style.cssText = "width:100%;height:60vh;border:1px solid #999";
	link.after(frame);
});
