// @vitest-environment happy-dom
import { compilePattern } from "@scriptorium/userscript/linear-pattern";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { openLayer, SECRET, settle } from "./layer.test-support.ts";

// The layer keeps the console and the timers that it finds when it is loaded.
const printed = vi.hoisted(() => {
	vi.useFakeTimers();
	const spy = vi.fn<(problem: unknown) => void>();
	console.error = spy;
	return spy;
});

const address = (source: string) => ({ pattern: compilePattern(source, true), withFragment: false });

describe("create-layer", () => {
	beforeEach(() => {
		printed.mockClear();
	});

	test("gives the functions in the order of the names, and reports the run", async () => {
		const { layer, begin, run, sent } = openLayer();
		const given: unknown[] = [];
		begin();
		run((api) => given.push(...api));
		layer.end(SECRET);
		await settle();
		expect(given.map((value) => typeof value)).toEqual(["object", "object", "function", "function"]);
		expect(sent).toEqual([["SCRIPTORIUM_REPORT_RUN", { scriptId: "id-1", secret: SECRET, error: null }]]);
	});

	test("the promise forms answer with promises", async () => {
		const { begin, run } = openLayer();
		let value: unknown;
		begin();
		run((api) => {
			const { getValue } = api[1] as { getValue(key: string): Promise<unknown> };
			void getValue("count").then((got) => {
				value = got;
			});
		});
		await settle();
		expect(value).toBe(41);
	});

	test("errors, rejections and code that did not parse are reported", async () => {
		const { layer, begin, run, sent } = openLayer();
		for (const secret of ["1", "2", "3"]) begin({}, secret);
		run(() => {
			throw new Error("at once");
		}, "1");
		run(() => Promise.reject(new Error("later")), "2");
		for (const secret of ["1", "2", "3"]) layer.end(secret);
		await settle();
		const errors = sent.map(([, payload]) => (payload as { error: string }).error);
		expect(errors.sort()).toEqual(["The script could not be parsed", "at once", "later"]);
	});

	test("where it may not run, nothing runs and nothing is said", async () => {
		const { layer, begin, run, send } = openLayer();
		const body = vi.fn();
		begin({ guard: { includes: [address("^https://elsewhere\\.")], excludes: [] } });
		run(body);
		layer.end(SECRET);
		begin({ guard: { includes: null, excludes: [address(".")] } }, "other");
		run(body, "other");
		await settle();
		expect(body).not.toHaveBeenCalled();
		expect(send).not.toHaveBeenCalled();
		begin({ guard: { includes: [address("^ABOUT:"), address("^http")], excludes: [address("nowhere")] } }, "third");
		run(body, "third");
		expect(body).toHaveBeenCalledOnce();
	});

	test("menu commands are listed, replaced, chosen and removed", async () => {
		const { layer, begin, run } = openLayer();
		const chosen = vi.fn();
		const ids: unknown[] = [];
		begin({ names: ["GM_registerMenuCommand", "GM_unregisterMenuCommand"] });
		run((api) => {
			const add = api[0] as (caption: string, action: unknown, options?: unknown) => unknown;
			const remove = api[1] as (id: unknown) => void;
			ids.push(add("One", chosen, { id: "one" }));
			ids.push(add("One again", chosen, { id: "one", accessKey: "o" }));
			remove(add("Two", chosen));
			add("By caption", chosen, "c");
			remove("By caption");
			add("No function", "text");
			ids.push(add("Five", chosen, { id: 7 }), add("Six", chosen));
			remove(7);
			remove(6);
			ids.push(add("Seven", chosen));
		});
		const hint = { title: "", autoClose: true };
		expect(JSON.parse(layer.menu(SECRET))).toEqual([
			{ id: "one", caption: "One again", accessKey: "o", ...hint },
			{ id: "7", caption: "Seven", accessKey: "", ...hint },
		]);
		expect(ids).toEqual(["one", "one", 7, 6, 7]);
		expect(layer.menu("id-1")).toBe("[]");
		expect(layer.choose(SECRET, "one")).toBe(true);
		expect(layer.choose(SECRET, "two")).toBe(false);
		await settle();
		// As of a click: scripts ask which keys were held.
		expect(chosen).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ shiftKey: false, type: "click" }));
	});

	test("a script that registers commands without end keeps the first hundred", () => {
		const { layer, begin, run } = openLayer();
		begin({ names: ["GM_registerMenuCommand"] });
		run((api) => {
			for (let number = 0; number < 300; number += 1) (api[0] as (...given: unknown[]) => void)(`${number}`, () => 1);
		});
		expect(JSON.parse(layer.menu(SECRET))).toHaveLength(100);
	});

	test("GM_info is an object like any other, but nothing is looked up on a prototype that scripts can change", () => {
		const { begin, run } = openLayer();
		begin();
		run(([info]) => {
			const { script } = info as { script: object };
			expect(`${String(info)} ${Object.hasOwn(script, "name")}`).toBe("[object Object] true");
			expect(Object.getPrototypeOf(Object.getPrototypeOf(script))).toBeNull();
			expect(Object.isFrozen(Object.getPrototypeOf(script))).toBe(true);
		});
	});

	test("two scripts in one world keep their names, values and commands apart", async () => {
		const { layer, begin, run, sent } = openLayer();
		const names = ["GM_setValue", "GM_registerMenuCommand"];
		for (const id of ["id-1", "id-2"]) {
			begin({ id, names }, `secret of ${id}`);
			run((api) => {
				(api[0] as (key: string, value: unknown) => void)("k", id);
				(api[1] as (caption: string, action: () => void) => void)(`of ${id}`, () => undefined);
			}, `secret of ${id}`);
			layer.end(`secret of ${id}`);
		}
		await settle();
		expect(layer.menu("secret of id-1")).toBe(
			'[{"id":"1","caption":"of id-1","title":"","accessKey":"","autoClose":true}]',
		);
		expect(layer.menu("secret of id-2")).toBe(
			'[{"id":"1","caption":"of id-2","title":"","accessKey":"","autoClose":true}]',
		);
		expect(sent).toContainEqual([
			"SCRIPTORIUM_WRITE_VALUES",
			{ scriptId: "id-2", secret: "secret of id-2", writes: [[{ key: "k", json: '"id-2"' }]] },
		]);
	});

	test("a script runs once, and only with its secret", () => {
		const { begin, run } = openLayer();
		const body = vi.fn();
		begin();
		run(body, "guess");
		run(body, "id-1");
		expect(body).not.toHaveBeenCalled();
		run(body);
		run(body);
		expect(body).toHaveBeenCalledOnce();
	});

	test("reports from the page's world are gathered, confirmed and sent together", async () => {
		const { layer, sent } = openLayer();
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
				"SCRIPTORIUM_REPORT_PAGE_RUNS",
				{
					channel: "channel",
					runs: [
						{ scriptId: "a", error: null },
						{ scriptId: "b", error: "x" },
					],
				},
			],
		]);
	});
});
