import { describe, expect, test } from "vitest";
import type { ScriptValues } from "../../../script-library/stored-script.ts";
import { createBakedValues, MAX_BAKED_SIZE, MAX_BAKED_TOTAL } from "./baked-values.ts";

function open() {
	const stored = new Map<string, ScriptValues>();
	const timers: { readonly at: number; readonly act: () => void }[] = [];
	let time = 0;
	let syncs = 0;
	const read: string[] = [];
	let whileReading = (): void => undefined;
	let sizeOf = (values: ScriptValues) => JSON.stringify(values).length;
	const baked = createBakedValues({
		store: {
			async values(id) {
				read.push(id);
				const values = stored.get(id) ?? {};
				whileReading();
				return values;
			},
			sizesOf: async (ids) => new Map(ids.map((id) => [id, sizeOf(stored.get(id) ?? {})])),
		},
		clock: {
			now: () => time,
			setTimer(act, milliseconds) {
				const timer = { at: time + milliseconds, act };
				timers.push(timer);
				return () => void (timers.includes(timer) && timers.splice(timers.indexOf(timer), 1));
			},
		},
		sync: () => {
			syncs += 1;
		},
	});
	const pass = (milliseconds: number) => {
		time += milliseconds;
		for (const timer of timers.filter(({ at }) => at <= time)) {
			timers.splice(timers.indexOf(timer), 1);
			timer.act();
		}
	};
	const registered = async (...ids: string[]) =>
		Object.fromEntries([...(await baked.toRegister(ids))].map(([id, { values }]) => [id, values]));
	const change = (id: string, values: ScriptValues) => {
		stored.set(id, values);
		return baked.noteChange(id);
	};
	const during = (act: () => void) => {
		whileReading = () => {
			whileReading = () => undefined;
			act();
		};
	};
	const sizeAs = (size: typeof sizeOf) => {
		sizeOf = size;
	};
	return { stored, sizeAs, baked, pass, registered, change, read, during, syncs: () => syncs };
}

describe("baked-values", () => {
	test("a changed value is written into the registration at once, and what did not change is not read again", async () => {
		const { registered, change, read } = open();
		expect(await registered("a", "b")).toEqual({ a: {}, b: {} });
		expect(change("a", { k: "1" })).toBe(true);
		expect(await registered("a", "b")).toEqual({ a: { k: "1" }, b: {} });
		expect(read).toEqual(["a", "b", "a"]);
	});

	test("while renewing takes too much time the script asks, and each further change costs nothing", async () => {
		const { baked, registered, change, pass, syncs } = open();
		await registered("a");
		baked.noteRenewal(1500);
		expect(change("a", { k: "1" })).toBe(true);
		expect(await registered("a")).toEqual({ a: null });
		for (let count = 0; count < 100; count += 1) {
			expect(change("a", { k: String(count) })).toBe(false);
			pass(900);
		}
		expect(syncs()).toBe(0);
		pass(1000);
		expect(syncs()).toBe(1);
		expect(await registered("a")).toEqual({ a: { k: "99" } });
		expect(change("a", { k: "100" })).toBe(true);
	});

	test("renewals wait until there is time for them", async () => {
		const { baked, registered, change, pass, syncs } = open();
		await registered("a");
		baked.noteRenewal(1500); // 500 ms too much: ten times that long
		change("a", { k: "1" });
		await registered("a");
		pass(4900);
		expect(syncs()).toBe(0);
		pass(200);
		expect(syncs()).toBe(1);
		expect(await registered("a")).toEqual({ a: { k: "1" } });
	});

	test("a change while the values are read is not lost", async () => {
		const { registered, change, pass, during, syncs } = open();
		await registered("a");
		change("a", { k: "1" });
		during(() => expect(change("a", { k: "2" })).toBe(true));
		expect(await registered("a")).toEqual({ a: null });
		pass(1000);
		expect(syncs()).toBe(1);
		expect(await registered("a")).toEqual({ a: { k: "2" } });
	});

	test("a change before the first registrations of this worker makes them anew", async () => {
		const { registered, change } = open();
		expect(change("a", { k: "1" })).toBe(true);
		expect(await registered("a")).toEqual({ a: { k: "1" } });
	});

	test("a script with many values asks, and its values are not read; with fewer it has them again", async () => {
		const { registered, change, read, pass, syncs } = open();
		change("large", { k: "x".repeat(MAX_BAKED_SIZE) });
		expect(await registered("large")).toEqual({ large: null });
		expect(read).toEqual([]);
		expect(change("large", { k: "1" })).toBe(false);
		pass(1000);
		expect(syncs()).toBe(1);
		expect(await registered("large")).toEqual({ large: { k: "1" } });
	});

	test("scripts without values are not read, until they have some", async () => {
		const { baked, registered, change, read, stored, sizeAs } = open();
		sizeAs(({ k }) => (k ?? "").length);
		const ids = Array.from({ length: 300 }, (_, at) => `s${at}`);
		expect(Object.values(await registered(...ids)).every((values) => JSON.stringify(values) === "{}")).toBe(true);
		expect(read).toEqual([]);
		change("s7", { k: "1" });
		expect(await registered(...ids)).toMatchObject({ s6: {}, s7: { k: "1" } });
		expect(read).toEqual(["s7"]);
		stored.set("s8", { k: "2" });
		expect((await baked.toStart("s8")).values).toEqual({ k: "2" });
	});

	test("of too many values together the smallest stay", async () => {
		const { registered, stored } = open();
		const ids = Array.from({ length: 7 }, (_, at) => `s${at}`);
		for (const id of ids) stored.set(id, { k: "x".repeat(MAX_BAKED_SIZE - 100 - ids.indexOf(id)) });
		const forms = await registered("small", ...ids);
		expect(ids.filter((id) => forms[id] === null)).toEqual(["s0", "s1", "s2"]);
		expect(forms.small).toEqual({});
		expect(JSON.stringify(forms).length).toBeLessThan(MAX_BAKED_TOTAL + 1000);
	});

	test("after a failed change of the registrations the next change of a value tries again", async () => {
		const { baked, registered, change } = open();
		change("a", { k: "x".repeat(MAX_BAKED_SIZE) });
		await registered("a");
		baked.forget(false);
		expect(change("a", { k: "1" })).toBe(true);
	});

	test("a script that the worker starts has its values as they are now", async () => {
		const { baked, registered, stored } = open();
		await registered("a");
		stored.set("a", { k: "1" });
		expect((await baked.toStart("a")).values).toEqual({ k: "1" });
		stored.set("a", { k: "x".repeat(MAX_BAKED_SIZE) });
		expect((await baked.toStart("a")).values).toBe(null);
	});
});
