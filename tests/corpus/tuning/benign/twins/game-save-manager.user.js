// ==UserScript==
// @name         Idle game save manager
// @namespace    saves.example
// @version      0.9.0
// @description  Named save slots for the idle game
// @match        https://game.example.net/play*
// @grant        none
// ==/UserScript==

(() => {
	const PREFIX = "slot:";
	const GAME_KEY = "idle.save";

	class Slots {
		list() {
			return Object.keys(localStorage)
				.filter((k) => k.startsWith(PREFIX))
				.map((k) => ({ name: k.slice(PREFIX.length), size: localStorage.getItem(k).length }));
		}
		store(name) {
			const now = localStorage.getItem(GAME_KEY);
			if (now) localStorage.setItem(PREFIX + name, now);
		}
		load(name) {
			const saved = localStorage.getItem(PREFIX + name);
			if (!saved) return;
			localStorage.setItem(GAME_KEY, saved);
			location.reload();
		}
		drop(name) {
			localStorage.removeItem(PREFIX + name);
		}
		export() {
			const out = {};
			for (const { name } of this.list()) out[name] = localStorage.getItem(PREFIX + name);
			return out;
		}
		import(all) {
			for (const [name, text] of Object.entries(all)) {
				if (typeof text === "string") localStorage.setItem(PREFIX + name, text);
			}
		}
	}

	const slots = new Slots();
	const panel = document.createElement("details");
	panel.style.cssText = "position:fixed;right:0;top:40%;background:#eee;padding:6px;z-index:999";

	function button(text, onClick) {
		const b = document.createElement("button");
		b.type = "button";
		b.textContent = text;
		b.addEventListener("click", onClick);
		return b;
	}

	function download() {
		const a = document.createElement("a");
		a.href = "data:application/json," + encodeURIComponent(JSON.stringify(slots.export()));
		a.download = "saves.json";
		a.click();
	}

	function upload() {
		const pick = document.createElement("input");
		pick.type = "file";
		pick.accept = ".json";
		pick.onchange = async () => {
			const file = pick.files[0];
			if (!file) return;
			try {
				slots.import(JSON.parse(await file.text()));
				draw();
			} catch (error) {
				alert(`This file is not a save list: ${error.message}`);
			}
		};
		pick.click();
	}

	function draw() {
		const summary = document.createElement("summary");
		summary.textContent = "Saves";
		const rows = slots.list().map(({ name, size }) => {
			const row = document.createElement("div");
			row.append(
				`${name} (${Math.ceil(size / 1024)} kB) `,
				button("Load", () => slots.load(name)),
				button("Delete", () => {
					slots.drop(name);
					draw();
				}),
			);
			return row;
		});
		panel.replaceChildren(
			summary,
			...rows,
			button("New slot", () => {
				const name = prompt("Name of the slot");
				if (name) slots.store(name);
				draw();
			}),
			button("Export", download),
			button("Import", upload),
		);
	}

	draw();
	document.body.append(panel);
})();
