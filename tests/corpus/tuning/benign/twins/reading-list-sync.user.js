// ==UserScript==
// @name         Reading list
// @namespace    list.example.org
// @version      2.3.0
// @description  Keeps a reading list on this device; the Sync button sends it to your own list server (list.example.org)
// @author       shelf
// @license      MIT
// @match        https://*/*
// @grant        GM.getValue
// @grant        GM.setValue
// @grant        GM.deleteValue
// @grant        GM.xmlHttpRequest
// @grant        GM.registerMenuCommand
// @connect      list.example.org
// @noframes
// ==/UserScript==

const SERVER = "https://list.example.org";

class Store {
	async all() {
		return JSON.parse(await GM.getValue("items", "[]"));
	}
	async save(items) {
		await GM.setValue("items", JSON.stringify(items));
	}
	async add(item) {
		const items = await this.all();
		if (items.some((i) => i.url === item.url)) return false;
		items.unshift(item);
		await this.save(items);
		return true;
	}
	async remove(url) {
		await this.save((await this.all()).filter((i) => i.url !== url));
	}
	async merge(others) {
		const known = new Map((await this.all()).map((i) => [i.url, i]));
		for (const item of others) {
			const mine = known.get(item.url);
			if (!mine || mine.at < item.at) known.set(item.url, item);
		}
		const items = [...known.values()].sort((a, b) => b.at - a.at);
		await this.save(items);
		return items;
	}
}

class Sync {
	constructor(store) {
		this.store = store;
	}
	async #key() {
		const known = await GM.getValue("key", "");
		if (known) return known;
		const typed = prompt(`Access key of ${SERVER}`)?.trim();
		if (typed) await GM.setValue("key", typed);
		return typed;
	}
	async #call(method, body) {
		const key = await this.#key();
		if (!key) throw new Error("No access key");
		const reply = await GM.xmlHttpRequest({
			method,
			url: `${SERVER}/v1/items`,
			headers: { Authorization: `Bearer ${key}`, "Content-Type": "application/json" },
			data: body === undefined ? undefined : JSON.stringify(body),
		});
		if (reply.status === 401) await GM.deleteValue("key");
		if (reply.status >= 300) throw new Error(`The list server answered ${reply.status}`);
		return reply.responseText ? JSON.parse(reply.responseText) : null;
	}
	async run() {
		const merged = await this.store.merge(await this.#call("GET"));
		await this.#call("PUT", merged);
		return merged.length;
	}
}

const store = new Store();
const sync = new Sync(store);

function element(name, props = {}, ...children) {
	const el = Object.assign(document.createElement(name), props);
	el.append(...children);
	return el;
}

async function panel() {
	document.querySelector("#reading-list")?.remove();
	const host = element("div", { id: "reading-list" });
	host.style.cssText = "position:fixed;right:0;top:0;width:340px;height:100vh;overflow:auto;background:#fff;color:#000;z-index:2147483646;padding:10px;box-shadow:0 0 8px #0006";
	const status = element("p");
	const list = element("ul");

	async function draw() {
		const items = await store.all();
		list.replaceChildren(
			...items.map((item) =>
				element(
					"li",
					{},
					element("a", { href: item.url, textContent: item.title, rel: "noreferrer" }),
					" ",
					element("button", {
						textContent: "✕",
						onclick: async () => {
							await store.remove(item.url);
							await draw();
						},
					}),
				),
			),
		);
		status.textContent = `${items.length} pages`;
	}

	const buttons = [
		element("button", {
			textContent: "Sync",
			onclick: async () => {
				status.textContent = "Syncing…";
				try {
					status.textContent = `${await sync.run()} pages in sync`;
					await draw();
				} catch (error) {
					status.textContent = error.message;
				}
			},
		}),
		element("button", {
			textContent: "Export",
			onclick: async () => {
				const blob = new Blob([JSON.stringify(await store.all(), null, 2)], { type: "application/json" });
				const a = element("a", { href: URL.createObjectURL(blob), download: "reading-list.json" });
				a.click();
				URL.revokeObjectURL(a.href);
			},
		}),
		element("button", { textContent: "Close", onclick: () => host.remove() }),
	];
	host.append(element("h2", { textContent: "Reading list" }), ...buttons, status, list);
	document.body.append(host);
	await draw();
}

GM.registerMenuCommand("Add this page", async () => {
	const added = await store.add({ url: location.href, title: document.title, at: Date.now() });
	alert(added ? "Added to the reading list" : "Already in the list");
});
GM.registerMenuCommand("Show reading list", panel);
