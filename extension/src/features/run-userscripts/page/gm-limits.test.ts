// @vitest-environment happy-dom
import { beforeEach, describe, expect, test, vi } from "vitest";
import { openLayer, settle } from "./layer.test-support.ts";

// The layer keeps the console and the timers that it finds when it is loaded.
const printed = vi.hoisted(() => {
	vi.useFakeTimers();
	const spy = vi.fn<(problem: unknown) => void>();
	console.error = spy;
	return spy;
});

/** Runs a script that has one function as `GM_name` and as `GM.name`. Returns the messages that it sent to the worker, without the script's id and secret. */
async function run(
	name: string,
	act: (plain: (...given: unknown[]) => unknown, promised: (...given: unknown[]) => Promise<unknown>) => unknown,
) {
	const { begin, run: start, sent } = openLayer();
	begin({ names: [`GM_${name}`, "GM"] });
	const failures: string[] = [];
	start((api) => {
		const object = api[1] as Record<string, (...given: unknown[]) => Promise<unknown>>;
		const promised = (...given: unknown[]) => {
			const made = object[name]?.(...given) ?? Promise.reject(new Error("no function"));
			made.catch((problem: Error) => failures.push(problem.message));
			return made;
		};
		act(api[0] as (...given: unknown[]) => unknown, promised);
	});
	await settle();
	const calls = sent.filter(([type]) => type !== "SCRIPTORIUM_REPORT_RUN").map(([, payload]) => payload);
	const errors = sent.flatMap(([type, payload]) =>
		type === "SCRIPTORIUM_REPORT_RUN" ? ((payload as { error: string | null }).error ?? []) : [],
	);
	return { calls: calls as Record<string, unknown>[], failures, errors };
}
const lines = () => printed.mock.calls.map(([problem]) => String(problem)).join("\n");

describe("what is too much for a function is said, and the script goes on", () => {
	beforeEach(() => void printed.mockClear());

	test("GM_saveTab keeps megabytes", async () => {
		const { calls } = await run("saveTab", (save) => save({ text: "x".repeat(4_000_000) }));
		expect(calls).toHaveLength(1);
		expect(lines()).toBe("");
	});

	test.each([
		["more than fits", { text: "x".repeat(5_000_000) }, "more than 4 MB"],
		["a number without JSON", { big: 10n }, "has no JSON form"],
		["what throws", { toJSON: () => Reflect.apply(Object.prototype.valueOf, null, []) }, "has no JSON form"],
		["nothing", undefined, "has no JSON form"],
	])("GM_saveTab of %s", async (_, tab, reason) => {
		let wentOn = false;
		const { calls, failures, errors } = await run("saveTab", (save, promised) => {
			save(tab);
			void promised(tab);
			wentOn = true;
		});
		expect([wentOn, calls]).toEqual([true, []]);
		expect(failures).toEqual([expect.stringContaining(reason)]);
		expect(lines()).toContain(reason);
		// Counted as an error of the script, which its user sees.
		expect(errors.filter((error) => error.includes(reason))).toHaveLength(2);
	});

	test.each([
		["mail", "mailto:a@b.example"],
		["code", "javascript:alert(1)"],
		["a very long one", `https://a.example/${"x".repeat(9000)}`],
		["none at all", "http://%"],
	])("a notification with an address that cannot be opened is shown without it: %s", async (_, url) => {
		const { calls } = await run("notification", (notify) => notify({ text: "t", url }));
		expect(calls).toMatchObject([{ text: "t" }]);
		expect(calls[0]).not.toHaveProperty("url");
		expect(lines()).toContain("cannot be opened");
	});

	test("a notification with a picture that is too large is shown without it", async () => {
		const image = `data:image/png;base64,${"A".repeat(1_100_000)}`;
		const { calls } = await run("notification", (notify) => notify({ text: "t", image }));
		expect(calls).toMatchObject([{ text: "t", image: "" }]);
		expect(lines()).toContain("larger than 750 kB");
	});

	test("GM_setClipboard of more than fits", async () => {
		const { calls, failures } = await run("setClipboard", (copy, promised) => {
			copy("x".repeat(5_000_000));
			void promised("x".repeat(5_000_000));
			copy("fits");
		});
		expect(calls).toMatchObject([{ text: "fits" }]);
		expect(failures).toEqual([expect.stringContaining("more than 4 MB")]);
		expect(lines()).toContain("more than 4 MB");
	});
});
