import { describe, expect, test } from "vitest";
import { createMemoryStore } from "../platform/storage/memory-store.test-support.ts";
import { createScriptLibrary } from "./script-library.ts";
import { KEEP_REMOVED_MS } from "./script-trash.ts";
import { MAX_KEPT_VERSIONS } from "./stored-script.ts";

const code = (version: string, name = "Dark", namespace = "ann") =>
	`// ==UserScript==\n// @name ${name}\n// @namespace ${namespace}\n// @version ${version}\n// ==/UserScript==\n`;
const from = (version: string) => ({
	sourceUrl: "https://hub.test/dark.user.js",
	code: code(version),
	requires: [{ address: "https://cdn.test/x.js", text: `library of ${version}` }],
});

function open() {
	const store = createMemoryStore();
	const clock = { time: Date.parse("2026-01-01T00:00:00Z") };
	let counter = 0;
	const newId = () => `00000000-0000-4000-8000-${String(counter++).padStart(12, "0")}`;
	return { store, clock, library: createScriptLibrary({ store, now: () => clock.time, newId }) };
}

describe("versions of a script", () => {
	test("the last five are kept with their libraries, the older ones deleted", async () => {
		const { library, store } = open();
		const { id } = await library.install(from("1"));
		for (let version = 2; version <= 8; version += 1) await library.install(from(String(version)));
		const script = await library.get(id);
		expect(script?.history).toHaveLength(MAX_KEPT_VERSIONS);
		const stored = await Promise.all((script?.history ?? []).map((versionId) => library.version(id, versionId)));
		expect(stored.map((version) => version?.requires[0]?.text)).toEqual(
			["7", "6", "5", "4", "3"].map((version) => `library of ${version}`),
		);
		const keys = Object.keys(await store.readAll()).filter((key) => key.startsWith("version:"));
		expect(keys).toHaveLength(MAX_KEPT_VERSIONS);
	});

	test("going back keeps what it replaces, and does not offer that again", async () => {
		const { library } = open();
		const { id } = await library.install(from("1"));
		await library.install(from("2"));
		const [before = ""] = (await library.get(id))?.history ?? [];
		expect(await library.rollBack(id, before)).toMatchObject({ ...from("1") });
		expect((await library.updates(id)).skipped).toBe("2");
		const [after = ""] = (await library.get(id))?.history ?? [];
		expect((await library.version(id, after))?.code).toBe(code("2"));
		// The user's own install of it counts.
		await library.install(from("2"));
		expect((await library.updates(id)).skipped).toBeNull();
		expect(await library.rollBack(id, "unknown")).toBeNull();
	});

	test("an edit marks the script, an update of other code is refused", async () => {
		const { library } = open();
		const { id } = await library.install(from("1"));
		await library.edit(id, { code: code("1-mine"), requires: [] });
		expect(await library.get(id)).toMatchObject({ edited: true, code: code("1-mine") });
		expect(await library.applyUpdate(id, code("1"), { code: code("2"), requires: [] })).toBeNull();
		expect(await library.applyUpdate(id, code("1-mine"), { code: code("2"), requires: [] })).toMatchObject({
			edited: false,
		});
	});

	test("a held update is gone once the code changes, and can be given up", async () => {
		const { library } = open();
		const { id } = await library.install(from("1"));
		const held = {
			code: code("2"),
			requires: [],
			resources: [],
			rating: null,
			reasons: ["new-capabilities" as const],
			foundAt: "2026-01-01T00:00:00Z",
		};
		const result = { etag: '"e"', problem: null, held };
		expect(await library.noteCheck(id, "other code", result)).toBe(false);
		expect(await library.noteCheck(id, code("1"), result)).toBe(true);
		expect(await library.updates(id)).toMatchObject({ etag: '"e"', held: { code: code("2") } });
		expect(await library.skipUpdate(id)).toBe(true);
		expect(await library.updates(id)).toMatchObject({ held: null, skipped: "2" });
		expect(await library.skipUpdate(id)).toBe(false);
		await library.noteCheck(id, code("1"), result);
		await library.edit(id, { code: code("1.5"), requires: [] });
		expect(await library.updates(id)).toMatchObject({ held: null, etag: null });
	});

	test("the script that an install would replace is found by address, else by name and namespace", async () => {
		const { library } = open();
		const { id } = await library.install(from("1"));
		const other = await library.install({ sourceUrl: "", code: code("1", "Other"), requires: [] });
		expect((await library.findReplaced("https://hub.test/dark.user.js", code("9", "Renamed")))?.id).toBe(id);
		expect((await library.findReplaced("https://elsewhere.test/x.user.js", code("9")))?.id).toBe(id);
		expect((await library.findReplaced("", code("9", "Other")))?.id).toBe(other.id);
		expect(await library.findReplaced("", code("9", "Dark", "bob"))).toBeNull();
	});

	test("removed scripts are listed, and deleted for good with all that belongs to them", async () => {
		const { library, store, clock } = open();
		const { id } = await library.install(from("1"));
		await library.install(from("2"));
		const stays = await library.install({ sourceUrl: "", code: code("1", "Other"), requires: [] });
		await store.write({ [`values:${id}`]: { a: "1" }, [`values:${stays.id}`]: { b: "2" } });
		await library.remove(id);
		expect((await library.listRemoved()).map(({ script }) => script.id)).toEqual([id]);
		clock.time += KEEP_REMOVED_MS - 1;
		await library.purge();
		expect(await library.restore(id)).toBe(true);
		expect((await library.get(id))?.history).toHaveLength(1);
		await library.remove(id);
		await library.purge([id]);
		expect(Object.keys(await store.readAll()).sort()).toEqual([`script:${stays.id}`, `values:${stays.id}`]);
	});

	test("switched off on one site and on again", async () => {
		const { library } = open();
		const { id } = await library.install(from("1"));
		await library.setOnSite(id, "a.test", false);
		await library.setOnSite(id, "a.test", false);
		expect((await library.setOnSite(id, "b.test", false))?.offSites).toEqual(["a.test", "b.test"]);
		expect((await library.setOnSite(id, "a.test", true))?.offSites).toEqual(["b.test"]);
	});
});
