// ==UserScript==
// @name         Mark all as read
// @namespace    inbox.example
// @version      1.0
// @description  A button that marks all notices as read
// @match        https://git.example.com/notifications*
// @grant        none
// ==/UserScript==

(function () {
	var token = document.querySelector('meta[name="csrf-token"]').content;
	var ids = Array.from(document.querySelectorAll("[data-notice-id]"), function (n) { return n.dataset.noticeId; });
	if (!ids.length) return;

	var button = document.createElement("button");
	button.textContent = "Mark " + ids.length + " as read";
	button.addEventListener("click", function () {
		button.disabled = true;
		fetch("/notifications/mark", {
			method: "POST",
			credentials: "same-origin",
			headers: { "Content-Type": "application/json", "X-CSRF-Token": token },
			body: JSON.stringify({ ids: ids }),
		}).then(function (r) {
			if (r.ok) location.reload();
			else button.textContent = "Failed (" + r.status + ")";
		});
	});
	document.querySelector("h1").after(button);
})();
