// ==UserScript==
// @name         Link cleaner
// @namespace    clean.example
// @version      2.8
// @description  Removes utm_ and friends from links and the address bar
// @match        *://*/*
// @grant        none
// ==/UserScript==

(() => {
	const junk = /^(utm_\w+|fbclid|gclid|mc_[ce]id|igshid|ref_src|spm|yclid)$/;
	const wrappers = new Map([
		["out.example.com", "url"],
		["l.example.net", "u"],
	]);

	function clean(text) {
		let url;
		try {
			url = new URL(text, location.href);
		} catch {
			return text;
		}
		const inner = wrappers.get(url.hostname);
		if (inner && /^https?:/.test(url.searchParams.get(inner) ?? "")) return clean(url.searchParams.get(inner));
		for (const key of [...url.searchParams.keys()]) if (junk.test(key)) url.searchParams.delete(key);
		return url.href;
	}

	document.addEventListener(
		"mousedown",
		(event) => {
			const a = event.target.closest?.("a[href]");
			if (a && /^https?:$/.test(a.protocol)) a.href = clean(a.href);
		},
		true,
	);

	const now = clean(location.href);
	if (now !== location.href) history.replaceState(history.state, "", now);
})();
