import { describe, expect, test } from "vitest";
import { createMemoryStore } from "../../../library/memory-store.test-support.ts";
import { createScriptLibrary } from "../../../library/script-library.ts";
import { createScriptRecords } from "../../../library/script-records.ts";
import type { BrowserRegistration, UserScriptsPort } from "../../../platform/user-scripts-port.ts";
import { createRegistry } from "./registry.ts";

/** The browser's side as Chrome behaves: one refused registration refuses the whole batch. */
function createBrowser() {
	const held = new Map<string, BrowserRegistration>();
	const calls: string[] = [];
	const check = (scripts: readonly BrowserRegistration[]): void => {
		for (const { matches } of scripts)
			if (matches.includes("https://refused.example/*")) throw new Error("Invalid pattern");
	};
	const state = { allowed: true };
	const port: UserScriptsPort = {
		isAllowed: () => state.allowed,
		async list(ids) {
			calls.push(ids === undefined ? "list all" : "list one");
			const chosen = [...held.values()].filter(({ id }) => ids === undefined || ids.includes(id));
			return chosen.map(({ id, world, worldId, sources }) => ({
				id,
				world,
				worldId,
				lastCode: sources.at(-1)?.code ?? "",
			}));
		},
		async register(scripts) {
			calls.push(`register ${scripts.length}`);
			check(scripts);
			for (const script of scripts) held.set(script.id, script);
		},
		async update(scripts) {
			calls.push(`update ${scripts.length}`);
			check(scripts);
			for (const script of scripts) held.set(script.id, { ...held.get(script.id), ...script });
		},
		async unregister(ids) {
			calls.push(`unregister ${ids.length}`);
			for (const id of ids) held.delete(id);
		},
		async openWorld(worldId) {
			calls.push(`world ${worldId === null ? "default" : "own"}`);
		},
		async run(_tabId, _frameId, world, sources, isImmediate) {
			const when = isImmediate ? "" : " when parsed";
			calls.push(`run ${sources.length} ${world === null ? "in the page" : "in its world"}${when}`);
		},
		execute: async () => [],
		executeInDocument: async () => true,
	};
	return { port, held, calls, state };
}

function open() {
	const browser = createBrowser();
	const storage = { store: createMemoryStore(), now: () => 0, newId: () => crypto.randomUUID() };
	const library = createScriptLibrary(storage);
	const records = createScriptRecords(storage);
	const log: string[] = [];
	const offSites: string[] = [];
	const registry = createRegistry({
		library,
		records,
		userScripts: browser.port,
		handler: async () => ({ version: "1", platform: null, inPrivateWindows: false }),
		offSites: async () => offSites,
		layer: async () => "layer()",
		pageAgent: async () => "agent()",
		log: (line) => log.push(line),
		onAllowed: () => undefined,
	});
	const install = (name: string, ...lines: string[]) =>
		library.install({
			requires: [],
			sourceUrl: `https://hub.test/${name}.user.js`,
			code: ["// ==UserScript==", `// @name ${name}`, ...lines.map((line) => `// @${line}`), "// ==/UserScript=="].join(
				"\n",
			),
		});
	return { browser, library, records, registry, install, log, offSites };
}

describe("registry", () => {
	test("registers each enabled script with its own matches, world and time", async () => {
		const { browser, registry, install } = open();
		const page = await install("page", "match https://a.example/*", "run-at document-start", "noframes");
		const own = await install("own", "match https://b.example/*", "grant GM_getValue");
		expect(await registry.sync()).toEqual({ allowed: true, registered: 3, refused: [] });
		expect(browser.held.get(page.id)).toMatchObject({
			world: "MAIN",
			matches: ["https://a.example/*"],
			runAt: "document_start",
			allFrames: false,
		});
		expect(browser.held.get(own.id)).toMatchObject({
			world: "USER_SCRIPT",
			worldId: "own-0",
			runAt: "document_idle",
			allFrames: true,
		});
		expect(browser.held.get("reporter")).toMatchObject({
			world: "USER_SCRIPT",
			worldId: null,
			matches: ["https://a.example/*"],
		});
	});

	test("unsafeWindow beside other grants brings the page's side of it, before the page's own scripts", async () => {
		const { browser, registry, install } = open();
		const { id } = await install(
			"both",
			"match https://a.example/*",
			"grant unsafeWindow",
			"grant GM_getValue",
			"noframes",
		);
		await registry.sync();
		expect(browser.held.get(id)).toMatchObject({ world: "USER_SCRIPT", runAt: "document_idle" });
		const side = browser.held.get(`${id}.page`);
		expect(side).toMatchObject({ world: "MAIN", runAt: "document_start", allFrames: false });
		expect(side?.sources[0]?.code).toContain("agent()");
		// The script's secret and values stay out of the page.
		expect(JSON.stringify(side)).not.toContain("begin(");
		await install("both", "match https://a.example/*", "grant unsafeWindow");
		await registry.sync();
		expect([...browser.held.keys()].sort()).toEqual([id, "reporter"].sort());
		expect(browser.held.get(id)).toMatchObject({ world: "MAIN" });
	});

	test("a script of the menu is not registered, and runs on request", async () => {
		const { browser, registry, install } = open();
		const { id } = await install("menu", "match https://a.example/*", "run-at context-menu", "grant GM_log");
		expect(await registry.sync()).toMatchObject({ registered: 0 });
		await registry.runInDocument(id, 1, 0);
		expect(browser.calls.at(-1)).toBe("run 4 in its world");
	});

	test.each([
		["document-start", "run 4 in its world"],
		["document-body", "run 4 in its world"],
		["document-end", "run 4 in its world when parsed"],
		["document-idle", "run 4 in its world when parsed"],
	])("a script that the worker starts runs at its @run-at: %s", async (runAt, expected) => {
		const { browser, registry, install } = open();
		const lines = ["match https://a.example/*", "run-in incognito-tabs", `run-at ${runAt}`, "grant GM_log"];
		const { id } = await install("private", ...lines);
		await registry.startInDocument(id, 1);
		expect(browser.calls.at(-1)).toBe(expected);
	});

	test("a second sync changes nothing", async () => {
		const { browser, registry, install } = open();
		await install("a", "match https://a.example/*");
		await registry.sync();
		browser.calls.length = 0;
		await registry.sync();
		expect(browser.calls).toEqual(["list one"]);
	});

	test("changed, switched off, removed, strayed and lost ones are put right", async () => {
		const { browser, registry, install, library, records } = open();
		const a = await install("a", "match https://a.example/*", "grant GM_getValue");
		const b = await install("b", "match https://b.example/*");
		await registry.sync();
		browser.calls.length = 0;
		await records.changeValues(a.id, [{ key: "k", json: "1" }]);
		await registry.sync();
		expect(browser.calls).toEqual(["list one", "world own", "update 1"]);

		await library.setEnabled(b.id, false);
		await registry.sync();
		expect([...browser.held.keys()]).toEqual([a.id]);

		const [held] = browser.held.values();
		if (held) browser.held.set("stray", { ...held, id: "stray" });
		browser.held.delete(a.id);
		await registry.rebuild();
		expect([...browser.held.keys()]).toEqual([a.id]);
	});

	test("after the switch emptied the browser's registry, a change brings all back", async () => {
		const { browser, registry, install } = open();
		const ids = [await install("a", "match https://a.example/*", "grant GM_log")];
		ids.push(await install("b", "match https://b.example/*", "grant GM_log"));
		await registry.sync();
		browser.held.clear();
		ids.push(await install("c", "match https://c.example/*", "grant GM_log"));
		await registry.sync();
		expect([...browser.held.keys()].sort()).toEqual(ids.map(({ id }) => id).sort());
	});

	test("each of many installs reads no registration of another, and changes its own only", async () => {
		const { browser, registry, install } = open();
		for (let number = 0; number < 20; number += 1) {
			await install(`script ${number}`, `match https://site-${number}.example/*`, "grant GM_log");
			await registry.sync();
		}
		expect(browser.calls.filter((call) => call === "list all")).toHaveLength(1);
		expect(browser.calls.filter((call) => /^(?:register|update)/.test(call))).toEqual(Array(20).fill("register 1"));
	});

	test("the listener for reports follows with the next full synchronization", async () => {
		const { browser, registry, install } = open();
		const { id } = await install("a", "match https://a.example/*");
		expect(await registry.syncScripts()).toEqual({ allowed: true, registered: 1, refused: [] });
		expect([...browser.held.keys()]).toEqual([id]);
		await registry.sync();
		await install("b", "match https://b.example/*");
		await registry.syncScripts();
		expect(browser.held.get("reporter")?.matches).toEqual(["https://a.example/*"]);
		await registry.sync();
		expect(browser.held.get("reporter")?.matches).toEqual(["https://a.example/*", "https://b.example/*"]);
	});

	test("a failed change is not taken for done", async () => {
		const { browser, registry, install } = open();
		await install("a", "match https://a.example/*", "grant GM_log");
		await registry.sync();
		const { unregister } = browser.port;
		const { id } = await install("a", "match https://a.example/*");
		browser.port.unregister = () => Promise.reject(new Error("The worker is going away"));
		await expect(registry.sync()).rejects.toThrow("going away");
		browser.port.unregister = unregister;
		await registry.sync();
		expect(browser.held.get(id)).toMatchObject({ world: "MAIN" });
	});

	test("a script that moves to another world is registered anew", async () => {
		const { browser, registry, install } = open();
		const { id } = await install("a", "match https://a.example/*");
		await registry.sync();
		await install("a", "match https://a.example/*", "grant GM_log");
		await registry.sync();
		expect(browser.held.get(id)).toMatchObject({ world: "USER_SCRIPT", worldId: "own-0" });
		expect(browser.held.has("reporter")).toBe(false);
	});

	test("one that the browser refuses does not stop the others", async () => {
		const { registry, install, browser, log } = open();
		const bad = await install("bad", "match https://refused.example/*", "grant GM_log");
		const good = await install("good", "match https://good.example/*", "grant GM_log");
		expect(await registry.sync()).toEqual({
			allowed: true,
			registered: 1,
			refused: [{ id: bad.id, reason: "Invalid pattern" }],
		});
		expect([...browser.held.keys()]).toEqual([good.id]);
		expect(log.join()).toContain("Invalid pattern");
	});

	test("while userscripts are not allowed nothing is touched; once they are, everything comes", async () => {
		const { browser, registry, install } = open();
		await install("a", "match https://a.example/*");
		browser.state.allowed = false;
		expect(await registry.sync()).toMatchObject({ allowed: false });
		expect(browser.calls).toEqual([]);
		browser.state.allowed = true;
		expect(await registry.sync()).toMatchObject({ allowed: true, registered: 2 });
	});

	test("syncs at the same time do not register twice", async () => {
		const { browser, registry, install } = open();
		await install("a", "match https://a.example/*", "grant GM_log");
		await Promise.all([registry.sync(), registry.sync(), registry.sync()]);
		expect(browser.calls.filter((call) => call.startsWith("register"))).toEqual(["register 1"]);
		expect(browser.calls.filter((call) => call.startsWith("list"))).toHaveLength(1);
	});
});
