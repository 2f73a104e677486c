// @vitest-environment happy-dom
import { beforeEach, describe, expect, test, vi } from "vitest";
import { openLayer, SECRET, settle } from "./layer.test-support.ts";

// The layer keeps the console and the timers that it finds when it is loaded.
const printed = vi.hoisted(() => {
	vi.useFakeTimers();
	const spy = vi.fn<(problem: unknown) => void>();
	console.error = spy;
	return spy;
});

describe("gm-values", () => {
	beforeEach(() => {
		printed.mockClear();
	});

	test("reads baked values, sees its own writes, and tells the worker with its secret", async () => {
		const { begin, run, sent } = openLayer();
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
			set("count", undefined);
			seen.push(get("count", "default"));
		});
		await settle();
		expect(seen).toEqual([
			41,
			"x",
			undefined,
			"otherwise",
			{ deep: [1] },
			undefined,
			undefined,
			undefined,
			1,
			"default",
		]);
		// One message for the turn, with the last state of each value.
		const writes = [[{ key: "count", json: null }], [{ key: "__proto__", json: "1" }]];
		expect(sent.filter(([type]) => type === "SCRIPTORIUM_WRITE_VALUES")).toEqual([
			["SCRIPTORIUM_WRITE_VALUES", { scriptId: "id-1", secret: SECRET, writes }],
		]);
		expect(printed).toHaveBeenCalledOnce();
		const reports = sent.flatMap(([type, payload]) => (type === "SCRIPTORIUM_REPORT_RUN" ? [payload] : []));
		expect(reports).toContainEqual({
			scriptId: "id-1",
			secret: SECRET,
			error: 'GM_setValue: The value of "bad" has no JSON form; the earlier one stays',
		});
	});

	test("what has no JSON form stops no script and leaves the earlier value", async () => {
		const { begin, run, sent } = openLayer();
		const cycle: { self?: unknown } = {};
		cycle.self = cycle;
		const throwing = {
			toJSON() {
				throw new Error("no JSON");
			},
		};
		const failures: string[] = [];
		const seen: unknown[] = [];
		begin();
		run((api) => {
			const object = api[1] as { setValue(key: string, value: unknown): Promise<unknown> };
			const get = api[2] as (key: string) => unknown;
			const set = api[3] as (key: string, value: unknown) => void;
			for (const value of [10n, cycle, Symbol("s"), () => 1, throwing, { toJSON: () => undefined }]) {
				set("count", value);
				void object.setValue("count", value).catch((problem: Error) => failures.push(problem.message));
				seen.push(get("count"));
			}
		});
		await settle();
		expect(seen).toEqual(Array(6).fill(41));
		expect(failures).toEqual(Array(6).fill(expect.stringContaining("has no JSON form")));
		expect(sent.filter(([type]) => type === "SCRIPTORIUM_WRITE_VALUES")).toEqual([]);
	});

	test("a value beyond the limit is refused at once, and the earlier one stays", async () => {
		const { begin, run, sent } = openLayer();
		let failure = "";
		let kept: unknown;
		const half = "x".repeat(9 * 1024 * 1024);
		begin();
		run((api) => {
			const object = api[1] as { setValue(key: string, value: unknown): Promise<unknown> };
			const get = api[2] as (key: string) => unknown;
			const set = api[3] as (key: string, value: unknown) => void;
			set("half", half);
			set("count", half);
			kept = get("count");
			void object.setValue("other", half).catch((problem: Error) => {
				failure = problem.message;
			});
			set("half", "smaller");
			set("count", half);
		});
		await settle();
		expect(kept).toBe(41);
		expect(failure).toContain("more than 16 MB");
		const errors = sent.flatMap(([type, payload]) =>
			type === "SCRIPTORIUM_REPORT_RUN" ? [(payload as { error: string | null }).error] : [],
		);
		expect(errors.filter((error) => error?.includes("16 MB"))).toHaveLength(2);
	});

	test("ten thousand writes in a loop are few messages, and each promise follows its own write", async () => {
		const { begin, run, sent, replies } = openLayer();
		replies.set("SCRIPTORIUM_WRITE_VALUES", { revision: 1, refused: [1] });
		const settled: string[] = [];
		begin();
		run((api) => {
			const object = api[1] as { setValue(key: string, value: unknown): Promise<unknown> };
			const set = api[3] as (key: string, value: unknown) => void;
			const promise = (name: string, value: unknown) =>
				object.setValue(name, value).then(
					() => settled.push(`${name} stored`),
					() => settled.push(`${name} refused`),
				);
			void promise("a", 1);
			void promise("b", 2);
			for (let count = 0; count < 10_000; count += 1) set(`k${count % 5000}`, "x".repeat(count % 100));
			void promise("a", 3);
		});
		await settle();
		await settle();
		const messages = sent.filter(([type]) => type === "SCRIPTORIUM_WRITE_VALUES");
		expect(messages.length).toBeLessThanOrEqual(2);
		expect(settled.sort()).toEqual(["a stored", "a stored", "b refused"]);
	});

	test("a worker that ended before it answered is asked again", async () => {
		const { begin, run, sent, replies } = openLayer();
		const ended = Object.assign(new Error("gone"), { name: "NOT_ANSWERED" });
		replies.set("SCRIPTORIUM_WRITE_VALUES", [ended, ended, { revision: 1, refused: [] }]);
		let isStored = false;
		begin();
		run((api) => {
			const object = api[1] as { setValue(key: string, value: unknown): Promise<unknown> };
			void object.setValue("count", 2).then(() => {
				isStored = true;
			});
		});
		for (let turn = 0; turn < 4; turn += 1) await settle();
		expect(isStored).toBe(true);
		const messages = sent.filter(([type]) => type === "SCRIPTORIUM_WRITE_VALUES").map(([, payload]) => payload);
		expect(messages).toHaveLength(3);
		expect(new Set(messages.map((payload) => JSON.stringify(payload))).size).toBe(1);
	});

	test("a script whose values are not in its registration starts once the worker sent them", async () => {
		const { layer, begin, run, replies } = openLayer();
		replies.set("SCRIPTORIUM_FOLLOW_VALUES", {
			revision: 3,
			values: [
				["count", "1"],
				["__proto__", "2"],
				["told", "3"],
			],
		});
		const seen: unknown[] = [];
		begin({ values: null });
		run((api) => {
			const get = api[2] as (key: string) => unknown;
			seen.push(get("count"), get("__proto__"), get("told"), get("toString"));
		});
		// Another document's later change arrives before the answer.
		const changes = [{ key: "told", json: "4", revision: 4 }];
		expect(layer.deliver(SECRET, JSON.stringify({ type: "values", changes }))).toBe(true);
		expect(seen).toEqual([]);
		await settle();
		expect(seen).toEqual([1, 2, 4, undefined]);
	});

	test("a script whose values cannot be had does not start, and its user is told", async () => {
		const { begin, run, sent, replies } = openLayer();
		replies.set("SCRIPTORIUM_FOLLOW_VALUES", new Error("STORAGE_ERROR: broken"));
		const body = vi.fn();
		begin({ values: null });
		run(body);
		await settle();
		expect(body).not.toHaveBeenCalled();
		expect(sent).toEqual([
			["SCRIPTORIUM_REPORT_RUN", { scriptId: "id-1", secret: SECRET, error: "STORAGE_ERROR: broken" }],
		]);
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
		const { begin, run, sent } = openLayer();
		begin();
		run((api) => {
			const set = api[3] as (key: string, value: unknown) => void;
			for (const [at, value] of values.entries()) set(`k${at}`, value);
		});
		await settle();
		const stored = sent.flatMap(([type, payload]) =>
			type === "SCRIPTORIUM_WRITE_VALUES"
				? (payload as { writes: { json: string }[][] }).writes.flat().map(({ json }) => json)
				: [],
		);
		expect(stored).toEqual(values.map((value) => JSON.stringify(value)));
	});
});
