// ==UserScript==
// @name         Form autosave
// @namespace    autosave.example
// @version      1.6
// @description  Keeps comment drafts on this device
// @match        https://forum.example.com/*
// @grant        none
// ==/UserScript==

(function () {
	const key = (form) => `draft:${location.pathname}:${form.id || [...document.forms].indexOf(form)}`;
	const skip = new Set(["password", "hidden", "file", "submit"]);

	function save(form) {
		const values = {};
		for (const field of form.elements) {
			if (field.name && !skip.has(field.type)) values[field.name] = field.type === "checkbox" ? field.checked : field.value;
		}
		localStorage.setItem(key(form), JSON.stringify(values));
	}

	function restore(form) {
		const text = localStorage.getItem(key(form));
		if (!text) return;
		for (const [name, value] of Object.entries(JSON.parse(text))) {
			const field = form.elements.namedItem(name);
			if (!field) continue;
			if (typeof value === "boolean") field.checked = value;
			else if (!field.value) field.value = value;
		}
	}

	for (const form of document.forms) {
		restore(form);
		form.addEventListener("input", () => save(form));
		form.addEventListener("submit", () => localStorage.removeItem(key(form)));
	}
})();
