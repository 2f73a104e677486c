import { describe, expect, test } from "vitest";
import { MAX_OWN_WORLDS } from "../domain/assign-worlds.ts";
import { openRegistry } from "./registry.test-support.ts";

describe("registry", () => {
	test("registers each enabled script with its own matches, world and time", async () => {
		const { browser, registry, install } = openRegistry();
		const page = await install("page", "match https://a.example/*", "run-at document-start", "noframes");
		const own = await install("own", "match https://b.example/*", "grant GM_getValue");
		expect(await registry.sync()).toEqual({ allowed: true, registered: 3, refused: [] });
		expect(browser.heldOf(page.id)).toMatchObject({
			world: "MAIN",
			matches: ["https://a.example/*"],
			runAt: "document_start",
			allFrames: false,
		});
		expect(browser.heldOf(own.id)).toMatchObject({
			world: "USER_SCRIPT",
			worldId: "own-0",
			runAt: "document_idle",
			allFrames: true,
		});
		expect(browser.heldOf("reporter")).toMatchObject({
			world: "USER_SCRIPT",
			worldId: null,
			matches: ["https://a.example/*"],
		});
	});

	test("unsafeWindow beside other grants brings the page's side of it, before the page's own scripts", async () => {
		const { browser, registry, install } = openRegistry();
		const { id } = await install(
			"both",
			"match https://a.example/*",
			"grant unsafeWindow",
			"grant GM_getValue",
			"noframes",
		);
		await registry.sync();
		expect(browser.heldOf(id)).toMatchObject({ world: "USER_SCRIPT", runAt: "document_idle" });
		const side = browser.heldOf(id, "a");
		expect(side).toMatchObject({ world: "MAIN", runAt: "document_start", allFrames: false });
		expect(side?.sources[0]?.code).toContain("agent()");
		// The script's secret and values stay out of the page.
		expect(JSON.stringify(side)).not.toContain("begin(");
		await install("both", "match https://a.example/*", "grant unsafeWindow");
		await registry.sync();
		expect(browser.heldIds().sort()).toEqual([id, "reporter"].sort());
		expect(browser.heldOf(id)).toMatchObject({ world: "MAIN" });
	});

	test("a script with other grants that names unsafeWindow gets it without a grant, and no other one does", async () => {
		const { browser, registry, install } = openRegistry();
		const named = await install("named", "match https://a.example/*", "grant GM_log", "description unsafeWindow");
		const other = await install("other", "match https://a.example/*", "grant GM_log");
		const page = await install("page", "match https://a.example/*", "description unsafeWindow");
		await registry.sync();
		const roles = [named, other, page].map(({ id }) => browser.heldOf(id, "a") !== undefined);
		expect(roles).toEqual([true, false, false]);
		expect(JSON.stringify(browser.heldOf(named.id))).toContain("unsafeWindow)=>");
	});

	test.each([
		["names them", ["grant GM_log", "description customElements"], true],
		["does not", ["grant GM_log"], false],
		["is in the page, which has them", ["description customElements"], false],
	])("custom elements come into the world of a script that %s", async (_, lines, comes) => {
		const { browser, registry, install } = openRegistry();
		const { id } = await install("elements", "match https://a.example/*", ...lines);
		await registry.sync();
		expect(JSON.stringify(browser.heldOf(id)?.sources).includes("elements()")).toBe(comes);
	});

	test("a script gets a stand-in for its window only where it shares its world", async () => {
		const { browser, registry, install } = openRegistry();
		const lines = ["match https://a.example/*", "grant GM_getValue", "grant window.onurlchange"];
		const scripts = [];
		for (let number = 0; number <= MAX_OWN_WORLDS; number += 1) scripts.push(await install(`s${number}`, ...lines));
		await registry.sync();
		const standIns = scripts.filter(({ id }) =>
			JSON.stringify(browser.heldOf(id)?.sources).includes("window,self,globalThis"),
		);
		expect(standIns.map(({ id }) => browser.heldOf(id)?.worldId)).toEqual([null]);
	});

	test("a script of the menu is not registered, and runs on request", async () => {
		const { browser, registry, install } = openRegistry();
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
		const { browser, registry, install } = openRegistry();
		const lines = ["match https://a.example/*", "run-in incognito-tabs", `run-at ${runAt}`, "grant GM_log"];
		const { id } = await install("private", ...lines);
		await registry.startInDocument(id, 1);
		expect(browser.calls.at(-1)).toBe(expected);
	});

	test("a second sync changes nothing", async () => {
		const { browser, registry, install } = openRegistry();
		await install("a", "match https://a.example/*");
		await registry.sync();
		browser.calls.length = 0;
		await registry.sync();
		expect(browser.calls).toEqual(["list one"]);
	});

	test("changed, switched off, removed, strayed and lost ones are put right", async () => {
		const { browser, registry, install, library, values } = openRegistry();
		const a = await install("a", "match https://a.example/*", "grant GM_getValue");
		const b = await install("b", "match https://b.example/*");
		await registry.sync();
		browser.calls.length = 0;
		await values.write(a.id, [[{ key: "k", json: "1" }]]);
		await registry.valuesChanged(a.id);
		expect(browser.calls).toEqual(["list one", "world own", "update 1"]);

		await library.setEnabled(b.id, false);
		await registry.sync();
		expect(browser.heldIds()).toEqual([a.id]);

		const [held] = browser.held.values();
		if (held) browser.held.set("stray", { ...held, id: "stray" });
		browser.held.delete(held?.id ?? "");
		await registry.rebuild();
		expect(browser.heldIds()).toEqual([a.id]);
	});

	test("a script with many values asks for them, and a change of them changes no registration", async () => {
		const { browser, registry, install, values } = openRegistry();
		const { id } = await install("a", "match https://a.example/*", "grant GM_getValue");
		const begins = () => browser.heldOf(id)?.sources[1]?.code ?? "";
		await registry.sync();
		expect(begins()).toContain('\\"values\\":{}');
		await values.write(id, [[{ key: "k", json: `"${"x".repeat(2_000_000)}"` }]]);
		await registry.valuesChanged(id);
		expect(begins()).toContain('\\"values\\":null');
		browser.calls.length = 0;
		await values.write(id, [[{ key: "k", json: `"${"y".repeat(2_000_000)}"` }]]);
		await registry.valuesChanged(id);
		expect(browser.calls).toEqual([]);
		await registry.sync();
		expect(browser.calls).toEqual(["list one"]);
	});

	test("a script that only writes has no values in its registration", async () => {
		const { browser, registry, install, values } = openRegistry();
		const { id } = await install("a", "match https://a.example/*", "grant GM_setValue");
		await values.write(id, [[{ key: "k", json: '"written"' }]]);
		await registry.sync();
		expect(JSON.stringify(browser.heldOf(id))).not.toContain("written");
	});

	test("after the switch emptied the browser's registry, a change brings all back", async () => {
		const { browser, registry, install } = openRegistry();
		const ids = [await install("a", "match https://a.example/*", "grant GM_log")];
		ids.push(await install("b", "match https://b.example/*", "grant GM_log"));
		await registry.sync();
		browser.held.clear();
		ids.push(await install("c", "match https://c.example/*", "grant GM_log"));
		await registry.sync();
		expect(browser.heldIds().sort()).toEqual(ids.map(({ id }) => id).sort());
	});

	test("each of many installs reads no registration of another, and changes its own only", async () => {
		const { browser, registry, install } = openRegistry();
		for (let number = 0; number < 20; number += 1) {
			await install(`script ${number}`, `match https://site-${number}.example/*`, "grant GM_log");
			await registry.sync();
		}
		expect(browser.calls.filter((call) => call === "list all")).toHaveLength(1);
		expect(browser.calls.filter((call) => /^(?:register|update)/.test(call))).toEqual(Array(20).fill("register 1"));
	});

	test("the listener for reports follows with the next full synchronization", async () => {
		const { browser, registry, install } = openRegistry();
		const { id } = await install("a", "match https://a.example/*");
		expect(await registry.syncScripts()).toEqual({ allowed: true, registered: 1, refused: [] });
		expect(browser.heldIds()).toEqual([id]);
		await registry.sync();
		await install("b", "match https://b.example/*");
		await registry.syncScripts();
		expect(browser.heldOf("reporter")?.matches).toEqual(["https://a.example/*"]);
		await registry.sync();
		expect(browser.heldOf("reporter")?.matches).toEqual(["https://a.example/*", "https://b.example/*"]);
	});

	test("a failed change is not taken for done", async () => {
		const { browser, registry, install } = openRegistry();
		await install("a", "match https://a.example/*", "grant GM_log");
		await registry.sync();
		const { unregister } = browser.port;
		const { id } = await install("a", "match https://a.example/*");
		browser.port.unregister = () => Promise.reject(new Error("The worker is going away"));
		await expect(registry.sync()).rejects.toThrow("going away");
		browser.port.unregister = unregister;
		await registry.sync();
		expect(browser.heldOf(id)).toMatchObject({ world: "MAIN" });
	});

	test("a script that moves to another world is registered anew", async () => {
		const { browser, registry, install } = openRegistry();
		const { id } = await install("a", "match https://a.example/*");
		await registry.sync();
		await install("a", "match https://a.example/*", "grant GM_log");
		await registry.sync();
		expect(browser.heldOf(id)).toMatchObject({ world: "USER_SCRIPT", worldId: "own-0" });
		expect(browser.heldOf("reporter")).toBeUndefined();
	});

	test("one that the browser refuses does not stop the others", async () => {
		const { registry, install, browser, log } = openRegistry();
		const bad = await install("bad", "match https://refused.example/*", "grant GM_log");
		const good = await install("good", "match https://good.example/*", "grant GM_log");
		expect(await registry.sync()).toEqual({
			allowed: true,
			registered: 1,
			refused: [{ id: bad.id, reason: "Invalid pattern" }],
		});
		expect(browser.heldIds()).toEqual([good.id]);
		expect(log.join()).toContain("Invalid pattern");
	});

	test("while userscripts are not allowed nothing is touched; once they are, everything comes", async () => {
		const { browser, registry, install } = openRegistry();
		await install("a", "match https://a.example/*");
		browser.state.allowed = false;
		expect(await registry.sync()).toMatchObject({ allowed: false });
		expect(browser.calls).toEqual([]);
		browser.state.allowed = true;
		expect(await registry.sync()).toMatchObject({ allowed: true, registered: 2 });
	});

	test("syncs at the same time do not register twice", async () => {
		const { browser, registry, install } = openRegistry();
		await install("a", "match https://a.example/*", "grant GM_log");
		await Promise.all([registry.sync(), registry.sync(), registry.sync()]);
		expect(browser.calls.filter((call) => call.startsWith("register"))).toEqual(["register 1"]);
		expect(browser.calls.filter((call) => call.startsWith("list"))).toHaveLength(1);
	});
});
