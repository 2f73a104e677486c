import { describe, expect, test } from "vitest";
import { createMemoryStore } from "../platform/storage/memory-store.test-support.ts";
import { createScriptLibrary } from "./script-library.ts";
import { KEEP_REMOVED_MS } from "./script-trash.ts";

function open(initial: Readonly<Record<string, unknown>> = {}) {
	const store = createMemoryStore(initial);
	const clock = { time: Date.parse("2026-01-01T00:00:00Z") };
	let counter = 0;
	const newId = () => {
		counter += 1;
		return `00000000-0000-4000-8000-${String(counter).padStart(12, "0")}`;
	};
	return { store, clock, library: createScriptLibrary({ store, now: () => clock.time, newId }) };
}
const dark = { sourceUrl: "https://hub.test/dark.user.js", code: "// one", requires: [] };

describe("script-library", () => {
	test("installing the same address again replaces the code and keeps the rest", async () => {
		const { library, clock } = open();
		const first = await library.install(dark);
		await library.setEnabled(first.id, false);
		clock.time += 1000;
		const second = await library.install({ ...dark, code: "// two" });
		const { history } = second;
		expect(second).toEqual({
			...first,
			enabled: false,
			code: "// two",
			updatedAt: "2026-01-01T00:00:01.000Z",
			history,
		});
		expect(history).toHaveLength(1);
		expect((await library.list()).scripts).toEqual([second]);
	});

	test("files of @require and @resource belong to the code they were loaded for", async () => {
		const { library } = open();
		const required = { address: "https://cdn.test/x.js", text: "one" };
		const { id } = await library.install({ ...dark, requires: [required] });
		expect((await library.get(id))?.requires).toEqual([required]);
		expect(await library.setFiles(id, { code: "// other code", requires: [] })).toBeNull();
		const file = { address: "https://cdn.test/x.png", type: "image/png", data: "AA==" };
		const files = { code: dark.code, requires: [{ ...required, text: "two" }], resources: [file] };
		expect(await library.setFiles(id, files)).toMatchObject({ requires: [{ text: "two" }], resources: [file] });
		const updated = await library.install({ ...dark, code: "// two" });
		expect(updated).toMatchObject({ requires: [], resources: [] });
		const back = await library.rollBack(id, updated.history[0] ?? "");
		expect(back).toMatchObject({ requires: [{ text: "two" }], resources: [file] });
	});

	test("an entry of a version that loaded none is read", async () => {
		const { library, store } = open();
		const { id } = await library.install(dark);
		const {
			requires: _none,
			resources: _neither,
			...before
		} = (await store.read(`script:${id}`)) as Record<string, unknown>;
		await store.write({ [`script:${id}`]: before });
		expect(await library.get(id)).toMatchObject({ requires: [], resources: [] });
	});

	test("two installs at once do not make two scripts", async () => {
		const { library } = open();
		await Promise.all([library.install(dark), library.install({ ...dark, code: "// two" })]);
		expect((await library.list()).scripts.map(({ code }) => code)).toEqual(["// two"]);
	});

	test("removed, brought back, removed for good", async () => {
		const { library, store, clock } = open();
		const { id } = await library.install(dark);
		await store.write({ [`values:${id}`]: { a: "1" } });
		expect(await library.remove(id)).toBe(true);
		expect((await library.list()).scripts).toEqual([]);
		expect(await library.restore(id)).toBe(true);
		expect((await library.list()).scripts).toHaveLength(1);

		await library.remove(id);
		clock.time += KEEP_REMOVED_MS - 1;
		await library.purge();
		expect(await library.restore(id)).toBe(true);
		await library.remove(id);
		clock.time += KEEP_REMOVED_MS;
		await library.purge();
		expect(await library.restore(id)).toBe(false);
		expect(await store.readAll()).toEqual({});
	});

	test("an unknown script cannot be changed", async () => {
		const { library } = open();
		expect(await library.setEnabled("nothing", true)).toBe(false);
		expect(await library.remove("nothing")).toBe(false);
	});

	test("damaged entries are reported and left alone, the others work", async () => {
		const half = { format: 1, code: "precious" };
		const { library, store } = open({
			"script:broken": half,
			"script:text": "x",
			"script:future": { format: 2 },
			other: 1,
		});
		await library.install(dark);
		const { scripts, damaged } = await library.list();
		expect(scripts).toHaveLength(1);
		expect(damaged.map(({ key }) => key)).toEqual(["script:broken", "script:text", "script:future"]);
		expect(JSON.parse(damaged[0]?.raw ?? "")).toEqual(half);
		await library.purge();
		expect(await store.read("script:broken")).toEqual(half);
	});
});
