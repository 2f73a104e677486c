// ==UserScript==
// @name         Kanban tools
// @namespace    kanban.example
// @version      3.2.1
// @description  Card ages, column limits, quick filter and compact mode for the board
// @author       board folk
// @license      MIT
// @match        https://board.example.com/b/*
// @grant        GM_addStyle
// @grant        GM_getValue
// @grant        GM_setValue
// @run-at       document-idle
// ==/UserScript==

(() => {
	"use strict";

	class Emitter {
		#handlers = new Map();
		on(name, handler) {
			const list = this.#handlers.get(name) ?? [];
			list.push(handler);
			this.#handlers.set(name, list);
			return () => list.splice(list.indexOf(handler), 1);
		}
		emit(name, ...args) {
			for (const handler of this.#handlers.get(name) ?? []) {
				try {
					handler(...args);
				} catch (error) {
					console.error(`kanban tools: ${name}`, error);
				}
			}
		}
	}

	const bus = new Emitter();

	const board = {
		get columns() {
			return [...document.querySelectorAll(".column")];
		},
		cards(root = document) {
			return [...root.querySelectorAll(".card")];
		},
		id: location.pathname.split("/")[2],
	};

	const settings = {
		key: (name) => `${board.id}:${name}`,
		read: (name, fallback) => GM_getValue(settings.key(name), fallback),
		write(name, value) {
			GM_setValue(settings.key(name), value);
			bus.emit("setting", name, value);
		},
	};

	GM_addStyle(`
		.kt-bar { display: flex; gap: 8px; padding: 6px 12px; background: #f4f5f7; }
		.kt-old { box-shadow: inset 4px 0 #d9480f; }
		.kt-aging { box-shadow: inset 4px 0 #f08c00; }
		.kt-over > header { background: #ffe3e3; }
		.kt-compact .card { padding: 2px 6px; font-size: 12px; }
		.kt-compact .card img, .kt-compact .card .labels { display: none; }
		.kt-hidden { display: none; }
	`);

	const ages = {
		DAY: 86_400_000,
		paint() {
			const now = Date.now();
			for (const card of board.cards()) {
				const moved = Date.parse(card.dataset.moved ?? "");
				const days = (now - moved) / ages.DAY;
				card.classList.toggle("kt-old", days > 14);
				card.classList.toggle("kt-aging", days > 7 && days <= 14);
				if (days >= 1) card.title = `${Math.floor(days)} days in this column`;
			}
		},
	};

	const limits = {
		paint() {
			for (const column of board.columns) {
				const limit = settings.read(`limit:${column.dataset.id}`, 0);
				const count = board.cards(column).length;
				column.classList.toggle("kt-over", limit > 0 && count > limit);
				const counter = column.querySelector(".kt-count") ?? limits.counter(column);
				counter.textContent = limit ? `${count} / ${limit}` : String(count);
			}
		},
		counter(column) {
			const el = document.createElement("button");
			el.className = "kt-count";
			el.addEventListener("click", () => {
				const answer = prompt("Limit for this column (0 = none)", settings.read(`limit:${column.dataset.id}`, 0));
				if (answer !== null && /^\d+$/.test(answer)) settings.write(`limit:${column.dataset.id}`, Number(answer));
			});
			column.querySelector("header")?.append(el);
			return el;
		},
	};

	const filter = {
		text: "",
		matches(card) {
			return filter.text
				.toLowerCase()
				.split(/\s+/)
				.every((word) => {
					if (word.startsWith("@")) return card.dataset.owner?.toLowerCase().includes(word.slice(1));
					if (word.startsWith("-")) return !card.innerText.toLowerCase().includes(word.slice(1));
					return card.innerText.toLowerCase().includes(word);
				});
		},
		paint() {
			for (const card of board.cards()) card.classList.toggle("kt-hidden", filter.text !== "" && !filter.matches(card));
		},
	};

	const bar = {
		mount() {
			const el = document.createElement("div");
			el.className = "kt-bar";
			const input = Object.assign(document.createElement("input"), { type: "search", placeholder: "filter: words, @owner, -not" });
			input.addEventListener("input", () => {
				filter.text = input.value.trim();
				filter.paint();
			});
			const compact = document.createElement("label");
			const box = Object.assign(document.createElement("input"), { type: "checkbox", checked: settings.read("compact", false) });
			box.addEventListener("change", () => settings.write("compact", box.checked));
			compact.append(box, " compact");
			el.append(input, compact);
			document.querySelector("main")?.prepend(el);
			document.addEventListener("keydown", (event) => {
				if (event.key !== "f" || event.target.matches("input, textarea, [contenteditable]")) return;
				event.preventDefault();
				input.focus();
			});
		},
	};

	function refresh() {
		ages.paint();
		limits.paint();
		filter.paint();
		document.body.classList.toggle("kt-compact", settings.read("compact", false));
	}

	bus.on("setting", refresh);
	bus.on("changed", refresh);

	let pending = 0;
	new MutationObserver((records) => {
		const relevant = records.some((r) => [...r.addedNodes, ...r.removedNodes].some((n) => n.classList?.contains("card")));
		if (!relevant || pending) return;
		pending = requestAnimationFrame(() => {
			pending = 0;
			bus.emit("changed");
		});
	}).observe(document.body, { childList: true, subtree: true });

	bar.mount();
	refresh();
	setInterval(ages.paint, 600_000);
})();
