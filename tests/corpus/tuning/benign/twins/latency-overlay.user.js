// ==UserScript==
// @name         Latency Overlay
// @version      1.0.3
// @description  The last ten requests of a page and how long they took
// @match        https://staging.example.com/*
// @grant        unsafeWindow
// @run-at       document-start
// ==/UserScript==

class RingBuffer {
	#items = [];

	constructor(capacity) {
		this.capacity = capacity;
	}

	push(item) {
		this.#items = [...this.#items, item].slice(-this.capacity);
	}

	[Symbol.iterator]() {
		return this.#items[Symbol.iterator]();
	}
}

class OverlayView {
	#list = document.createElement("ol");

	render(entries) {
		this.#list.style.cssText = "position:fixed;left:0;bottom:0;margin:0;font:12px monospace;background:#fffc";
		const rows = [...entries].map(({ path, time }) => {
			const row = document.createElement("li");
			row.textContent = `${path} ${time.toFixed(0)} ms`;
			return row;
		});
		this.#list.replaceChildren(...rows);
		document.body?.append(this.#list);
	}
}

const entries = new RingBuffer(10);
const view = new OverlayView();

unsafeWindow.fetch = new Proxy(unsafeWindow.fetch, {
	async apply(target, self, parts) {
		const start = performance.now();
		const path = new URL(parts[0]?.url ?? String(parts[0]), location.href).pathname;
		try {
			return await Reflect.apply(target, self, parts);
		} finally {
			entries.push({ path, time: performance.now() - start });
			view.render(entries);
		}
	},
});
