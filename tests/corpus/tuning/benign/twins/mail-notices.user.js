// ==UserScript==
// @name         Mail notices
// @namespace    mail.example
// @version      2.4
// @description  Desktop notice for new mail
// @match        https://mail.example.com/*
// @grant        GM_notification
// ==/UserScript==

(function () {
	var known = new Set();
	var first = true;

	function check() {
		document.querySelectorAll("tr.unread[data-id]").forEach(function (row) {
			if (known.has(row.dataset.id)) return;
			known.add(row.dataset.id);
			if (first) return;
			GM_notification({
				title: row.querySelector(".from").textContent,
				text: row.querySelector(".subject").textContent,
				onclick: function () { row.click(); },
			});
		});
		first = false;
	}
	new MutationObserver(check).observe(document.querySelector("#inbox") || document.body, { childList: true, subtree: true });
	check();
})();
