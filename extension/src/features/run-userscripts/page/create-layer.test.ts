// @vitest-environment happy-dom
import { compilePattern } from "@scriptorium/userscript/linear-pattern";
import { beforeEach, describe, expect, test, vi } from "vitest";
import type { Bare } from "./built-ins.ts";
import { createLayer } from "./create-layer.ts";

// The layer keeps the console and the timers that it finds when it is loaded.
const printed = vi.hoisted(() => {
	vi.useFakeTimers();
	const spy = vi.fn<(problem: unknown) => void>();
	console.error = spy;
	return spy;
});

const SECRET = "secret-1";
const settings = {
	id: "id-1",
	names: ["GM_info", "GM", "GM_getValue", "GM_setValue"],
	windowGrants: [],
	values: { count: "41", odd: '"x"' },
	valuesDigest: "digest-1",
	resources: {},
	waitsForBody: false,
	pageChannel: null,
	info: { script: { name: "S" } },
	guard: null as object | null,
};
type Api = readonly unknown[];
const address = (source: string) => ({ pattern: compilePattern(source, true), withFragment: false });

function open() {
	const sent: [type: string, payload: unknown][] = [];
	const send = vi.fn((type: string, payload: object) => void sent.push([type, payload]));
	const replies = new Map<string, Bare | Error>();
	const call = vi.fn(
		(type: string, payload: object, done: (reply: Bare) => void, failed: (problem: unknown) => void) => {
			// Asked by every script that reads values, at its start.
			if (type !== "SCRIPTORIUM_FOLLOW_VALUES") sent.push([type, payload]);
			const reply = replies.get(type);
			if (reply !== undefined)
				void Promise.resolve().then(() => (reply instanceof Error ? failed(reply) : done(reply)));
		},
	);
	const layer = createLayer(send, call, () => ({ post: () => true, close: () => undefined }));
	const begin = (changes: Partial<typeof settings> = {}, secret = SECRET) =>
		layer.begin(secret, JSON.stringify({ ...settings, ...changes }));
	const run = (body: (api: Api) => unknown, secret = SECRET) =>
		layer.run(
			secret,
			(...api) =>
				() =>
					body(api),
		);
	return { layer, begin, run, sent, send, replies };
}
const settle = () => vi.advanceTimersByTimeAsync(0);

describe("create-layer", () => {
	beforeEach(() => {
		printed.mockClear();
	});

	test("gives the functions in the order of the names, and reports the run", async () => {
		const { layer, begin, run, sent } = open();
		const given: unknown[] = [];
		begin();
		run((api) => given.push(...api));
		layer.end(SECRET);
		await settle();
		expect(given.map((value) => typeof value)).toEqual(["object", "object", "function", "function"]);
		expect(sent).toEqual([["SCRIPTORIUM_REPORT_RUN", { scriptId: "id-1", secret: SECRET, error: null }]]);
	});

	test("reads baked values, sees its own writes, and tells the worker with its secret", async () => {
		const { begin, run, sent } = open();
		const seen: unknown[] = [];
		begin();
		run((api) => {
			const get = api[2] as (key: string, otherwise?: unknown) => unknown;
			const set = api[3] as (key: string, value: unknown) => void;
			seen.push(get("count"), get("odd"), get("none"), get("none", "otherwise"));
			set("count", { deep: [1] });
			seen.push(get("count"));
			set("bad", () => undefined);
			seen.push(get("bad"), get("toString"), get("__proto__"));
			set("__proto__", 1);
			seen.push(get("__proto__"));
		});
		await settle();
		expect(seen).toEqual([41, "x", undefined, "otherwise", { deep: [1] }, undefined, undefined, undefined, 1]);
		expect(sent[0]).toEqual([
			"SCRIPTORIUM_SET_VALUE",
			{ scriptId: "id-1", secret: SECRET, key: "count", json: '{"deep":[1]}' },
		]);
		expect(printed).toHaveBeenCalledOnce();
	});

	test("values keep the JSON form that JSON.stringify gives them", async () => {
		class Money {
			readonly cents: number;
			constructor(cents: number) {
				this.cents = cents;
			}
			toJSON() {
				return { cents: this.cents };
			}
		}
		const values: unknown[] = [
			null,
			true,
			1,
			"x",
			Number.NaN,
			[],
			{},
			[1, undefined, () => 1],
			{ a: undefined, b: [{ c: null }] },
			new Date(0),
			new Date(Number.NaN),
			new Money(5),
			[new Money(1)],
			{ toJSON: () => "own" },
			Object.create(null),
			new Map([[1, 2]]),
			new Array(3),
			{ "": 1, __proto__: null },
		];
		const { begin, run, sent } = open();
		begin();
		run((api) => {
			const set = api[3] as (key: string, value: unknown) => void;
			for (const value of values) set("k", value);
		});
		await settle();
		const stored = sent.flatMap(([type, payload]) =>
			type === "SCRIPTORIUM_SET_VALUE" ? [(payload as { json: string }).json] : [],
		);
		expect(stored).toEqual(values.map((value) => JSON.stringify(value)));
	});

	test("the promise forms answer with promises", async () => {
		const { begin, run } = open();
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
		const { layer, begin, run, sent } = open();
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
		const { layer, begin, run, send } = open();
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
		const { layer, begin, run } = open();
		const chosen = vi.fn();
		begin({ names: ["GM_registerMenuCommand", "GM_unregisterMenuCommand"] });
		run((api) => {
			const add = api[0] as (caption: string, action: unknown, options?: object) => string;
			const remove = api[1] as (id: string) => void;
			add("One", chosen, { id: "one" });
			add("One again", chosen, { id: "one" });
			remove(add("Two", chosen));
			add("No function", "text");
		});
		expect(layer.menu(SECRET)).toBe('[{"id":"one","caption":"One again","title":"","autoClose":true}]');
		expect(layer.menu("id-1")).toBe("[]");
		expect(layer.choose(SECRET, "one")).toBe(true);
		expect(layer.choose(SECRET, "two")).toBe(false);
		await settle();
		expect(chosen).toHaveBeenCalledOnce();
	});

	test("two scripts in one world keep their names, values and commands apart", async () => {
		const { layer, begin, run, sent } = open();
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
		expect(layer.menu("secret of id-1")).toBe('[{"id":"1","caption":"of id-1","title":"","autoClose":true}]');
		expect(layer.menu("secret of id-2")).toBe('[{"id":"1","caption":"of id-2","title":"","autoClose":true}]');
		expect(sent).toContainEqual([
			"SCRIPTORIUM_SET_VALUE",
			{ scriptId: "id-2", secret: "secret of id-2", key: "k", json: '"id-2"' },
		]);
	});

	test("a script runs once, and only with its secret", () => {
		const { begin, run } = open();
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
