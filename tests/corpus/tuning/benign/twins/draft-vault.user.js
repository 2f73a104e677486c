// ==UserScript==
// @name         Draft Vault
// @version      1.3.1
// @description  Brings back what you were writing after a crash
// @match        https://forum.example.net/*
// @grant        GM_setValue
// @grant        GM_getValue
// @grant        GM_deleteValue
// @grant        GM_registerMenuCommand
// ==/UserScript==

const draftKey = (form) => `draft:${location.pathname}#${form.id || form.name || "form"}`;

const reduceDraft = (draft, { name, value, type }) => {
	if (name === "" || type === "password" || type === "hidden") return draft;
	return { ...draft, [name]: value };
};

class DraftRepository {
	save(form) {
		const draft = [...form.querySelectorAll("textarea, input")].reduce(reduceDraft, {});
		GM_setValue(draftKey(form), { at: Date.now(), draft });
	}

	load(form) {
		return GM_getValue(draftKey(form), null);
	}

	forget(form) {
		GM_deleteValue(draftKey(form));
	}
}

class Debouncer {
	#timer;

	run(work) {
		clearTimeout(this.#timer);
		this.#timer = setTimeout(work, 800);
	}
}

const drafts = new DraftRepository();
const debouncer = new Debouncer();

document.addEventListener("input", ({ target }) => {
	const form = target.form;
	if (form && target.type !== "password") debouncer.run(() => drafts.save(form));
});
document.addEventListener("submit", ({ target }) => drafts.forget(target));

GM_registerMenuCommand("Restore draft", () => {
	for (const form of document.forms) {
		const { draft } = drafts.load(form) ?? { draft: {} };
		for (const [name, value] of Object.entries(draft)) {
			const field = form.elements.namedItem(name);
			if (field) field.value = value;
		}
	}
});
