// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { createLayer } from "./create-layer.ts";

const settings = {
	id: "id-1",
	secret: "secret-1",
	names: ["GM_info", "GM", "GM_getValue", "GM_setValue"],
	values: { count: "41", odd: '"x"' },
	info: { script: { name: "S" } },
};

function open() {
	const sent: [type: string, payload: unknown][] = [];
	const send = vi.fn(async (type: string, payload: unknown) => void sent.push([type, payload]));
	return { layer: createLayer(send), sent, send };
}
const settle = () => vi.advanceTimersByTimeAsync(0);

describe("create-layer", () => {
	beforeEach(() => {
		vi.useFakeTimers();
		vi.spyOn(console, "error").mockImplementation(() => undefined);
	});
	afterEach(() => {
		vi.useRealTimers();
		vi.restoreAllMocks();
	});

	test("gives the functions in the order of the names, and reports the run", async () => {
		const { layer, sent } = open();
		const given: unknown[] = [];
		layer.begin(settings, true);
		layer.run((...api) => given.push(...api));
		layer.end();
		await settle();
		expect(given.map((value) => typeof value)).toEqual(["object", "object", "function", "function"]);
		expect(sent).toEqual([["SCRIPTORIUM_REPORT_RUNS", { runs: [{ scriptId: "id-1", error: null }] }]]);
	});

	test("reads baked values, sees its own writes, and tells the worker with its secret", async () => {
		const { layer, sent } = open();
		const seen: unknown[] = [];
		layer.begin(settings, true);
		layer.run((...api) => {
			const get = api[2] as (key: string, otherwise?: unknown) => unknown;
			const set = api[3] as (key: string, value: unknown) => void;
			seen.push(get("count"), get("odd"), get("none"), get("none", "otherwise"));
			set("count", { deep: [1] });
			seen.push(get("count"));
			set("bad", () => undefined);
			seen.push(get("bad"));
		});
		await settle();
		expect(seen).toEqual([41, "x", undefined, "otherwise", { deep: [1] }, undefined]);
		expect(sent[0]).toEqual([
			"SCRIPTORIUM_SET_VALUE",
			{ scriptId: "id-1", secret: "secret-1", key: "count", json: '{"deep":[1]}' },
		]);
		expect(console.error).toHaveBeenCalledOnce();
	});

	test("the promise forms answer with promises", async () => {
		const { layer } = open();
		let value: unknown;
		layer.begin(settings, true);
		layer.run((_info, object) => {
			const { getValue } = object as { getValue(key: string): Promise<unknown> };
			void getValue("count").then((got) => {
				value = got;
			});
		});
		await settle();
		expect(value).toBe(41);
	});

	test("errors, rejections and code that did not parse are reported", async () => {
		const { layer, sent } = open();
		layer.begin(settings, true);
		layer.run(() => {
			throw new Error("at once");
		});
		layer.run(() => Promise.reject(new Error("later")));
		layer.begin(settings, true);
		layer.end();
		await settle();
		const errors = sent.map(([, payload]) => (payload as { runs: { error: string }[] }).runs[0]?.error);
		expect(errors.sort()).toEqual(["The script could not be parsed", "at once", "later"]);
	});

	test("where it may not run, nothing runs and nothing is said", async () => {
		const { layer, send } = open();
		const body = vi.fn();
		layer.begin(settings, false);
		layer.run(body);
		layer.end();
		await settle();
		expect(body).not.toHaveBeenCalled();
		expect(send).not.toHaveBeenCalled();
	});

	test("menu commands are listed, replaced, chosen and removed", async () => {
		const { layer } = open();
		const chosen = vi.fn();
		const names = ["GM_registerMenuCommand", "GM_unregisterMenuCommand"];
		layer.begin({ ...settings, names }, true);
		layer.run((...api) => {
			const add = api[0] as (caption: string, action: unknown, options?: object) => string;
			const remove = api[1] as (id: string) => void;
			add("One", chosen, { id: "one" });
			add("One again", chosen, { id: "one" });
			remove(add("Two", chosen));
			add("No function", "text");
		});
		expect(layer.menu("id-1")).toEqual([{ id: "one", caption: "One again" }]);
		expect(layer.choose("id-1", "one")).toBe(true);
		expect(layer.choose("id-1", "two")).toBe(false);
		await settle();
		expect(chosen).toHaveBeenCalledOnce();
	});

	test("two scripts in one world keep their names, values and commands apart", async () => {
		const { layer, sent } = open();
		const names = ["GM_setValue", "GM_registerMenuCommand"];
		for (const id of ["id-1", "id-2"]) {
			layer.begin({ ...settings, id, secret: `secret of ${id}`, names }, true);
			layer.run((...api) => {
				(api[0] as (key: string, value: unknown) => void)("k", id);
				(api[1] as (caption: string, action: () => void) => void)(`of ${id}`, () => undefined);
			});
			layer.end();
		}
		await settle();
		expect(layer.menu("id-1")).toEqual([{ id: "1", caption: "of id-1" }]);
		expect(layer.menu("id-2")).toEqual([{ id: "1", caption: "of id-2" }]);
		expect(sent).toContainEqual([
			"SCRIPTORIUM_SET_VALUE",
			{ scriptId: "id-2", secret: "secret of id-2", key: "k", json: '"id-2"' },
		]);
		expect(sent).toContainEqual(["SCRIPTORIUM_REPORT_RUNS", { runs: [{ scriptId: "id-1", error: null }] }]);
	});

	test("reports from the page's world are gathered, confirmed and sent together", async () => {
		const { layer, sent } = open();
		const ready = vi.fn();
		document.addEventListener("channel-ready", ready);
		layer.listen("channel");
		expect(ready).toHaveBeenCalledOnce();
		const tell = (detail: unknown) => document.dispatchEvent(new CustomEvent("channel", { detail, cancelable: true }));
		expect(tell('{"scriptId":"a","error":null}')).toBe(false);
		expect(tell({ not: "text" })).toBe(true);
		tell('{"scriptId":"b","error":"x"}');
		await vi.advanceTimersByTimeAsync(200);
		expect(sent).toEqual([
			[
				"SCRIPTORIUM_REPORT_RUNS",
				{
					runs: [
						{ scriptId: "a", error: null },
						{ scriptId: "b", error: "x" },
					],
				},
			],
		]);
	});
});
