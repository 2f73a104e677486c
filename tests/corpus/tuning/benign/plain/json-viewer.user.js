// ==UserScript==
// @name         JSON tree
// @namespace    json.example
// @version      2.1
// @description  Shows JSON answers as a tree
// @match        https://api.example.com/*
// @grant        none
// ==/UserScript==

(function () {
	if (!/json/.test(document.contentType)) return;

	let data;
	try {
		data = JSON.parse(document.body.innerText);
	} catch (error) {
		console.info("not JSON:", error.message);
		return;
	}

	const el = (name, text, className = "") => Object.assign(document.createElement(name), { textContent: text, className });

	function leaf(value) {
		const kind = value === null ? "null" : typeof value;
		const node = el("span", JSON.stringify(value), `j-${kind}`);
		if (kind === "string" && /^https?:\/\//.test(value)) {
			const a = el("a", value);
			a.href = value;
			a.rel = "noreferrer";
			node.replaceChildren('"', a, '"');
		}
		return node;
	}

	function branch(key, value, depth) {
		if (value === null || typeof value !== "object") {
			const row = el("div", "");
			row.append(el("b", key === undefined ? "" : `${key}: `), leaf(value));
			return row;
		}
		const entries = Object.entries(value);
		const box = el("details", "");
		box.open = depth < 2;
		const size = Array.isArray(value) ? `[${entries.length}]` : `{${entries.length}}`;
		box.append(el("summary", key === undefined ? size : `${key} ${size}`));
		let filled = false;
		const fill = () => {
			if (filled) return;
			filled = true;
			for (const [k, v] of entries) box.append(branch(k, v, depth + 1));
		};
		if (box.open) fill();
		box.addEventListener("toggle", fill);
		return box;
	}

	const style = el("style", "details{margin-left:1.2em;font:13px monospace}.j-string{color:#0a0}.j-number{color:#00c}.j-null,.j-boolean{color:#a0a}");
	document.head.append(style);
	document.body.replaceChildren(branch(undefined, data, 0));
})();
