// ==UserScript==
// @name         Quick reply
// @namespace    reply.example
// @version      1.2
// @description  Reply without leaving the thread list
// @match        https://forum.example.org/*
// @grant        none
// ==/UserScript==

$$("article.thread").forEach(function (thread) {
	var form = document.createElement("form");
	var area = document.createElement("textarea");
	var send = document.createElement("button");
	area.name = "text";
	area.required = true;
	send.textContent = "Reply";
	form.append(area, send);
	form.addEventListener("submit", function (e) {
		e.preventDefault();
		var body = new FormData(form);
		body.append("thread", thread.dataset.id);
		body.append("csrf_token", $$("input[name=csrf_token]")[0].value);
		fetch("https://forum.example.org/post/reply", { method: "POST", body: body, credentials: "include" })
			.then(function (r) {
				if (!r.ok) throw new Error(r.statusText);
				form.reset();
				send.textContent = "Sent";
			})
			.catch(function (err) {
				send.textContent = "Not sent: " + err.message;
			});
	});
	thread.appendChild(form);
});

function $$(selector) {
	return Array.from(document.querySelectorAll(selector));
}
