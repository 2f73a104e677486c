import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { ActivityMarks } from "./activity-marks.ts";
import { marksPattern } from "./activity-marks.ts";
import { trackActivity } from "./in-page/track-activity.ts";
import { markActivity } from "./mark-activity.ts";

const NAME = "_marks";

/** Runs marked code. `act()` notes whether the script is active, and how deep. */
async function runMarked(
	code: string,
): Promise<{ depths: number[]; result: unknown; marks: ActivityMarks; turns: string[] }> {
	const turns: string[] = [];
	const { marks } = trackActivity(
		() => turns.push("opened"),
		() => turns.push("closed"),
	);
	const depths: number[] = [];
	const act = <Value>(value: Value): Value => {
		depths.push(marks.d);
		return value;
	};
	const marked = markActivity(`(async function () {\n${code}\n})`, NAME);
	const run = new Function(NAME, "act", `return ${marked}`)(marks, act) as () => Promise<unknown>;
	const result = await run().catch((thrown: unknown) => ({ thrown }));
	return { depths, result, marks, turns };
}

describe("the script is active in", () => {
	it.each([
		["an async function, before and after a pause", "act(); await null; act();"],
		["catch after a rejection", "try { await Promise.reject(1); } catch { act(); }"],
		["finally after a rejection", "try { try { await Promise.reject(1); } finally { act(); } } catch { 0; }"],
		[
			"a loop over promises",
			"for await (const one of [1, Promise.resolve(2)]) { act(); if (one === 1) continue; act(); } act();",
		],
		[
			"a labeled loop over promises that is left",
			"out: for await (const one of [1, 2]) { for (;;) { act(); break out; } } act();",
		],
		["a rejected loop over promises", "try { for await (const one of [Promise.reject(1)]) ; } catch { act(); } act();"],
		[
			"a generator that is ended from outside",
			"function* make() { try { yield 1; } finally { act(); } } const one = make(); one.next(); await null; one.return();",
		],
		[
			"a generator that gets an error",
			"function* make() { try { yield 1; } catch { act(); } } const one = make(); one.next(); one.throw(1);",
		],
		[
			"a delegating generator",
			"function* inner() { act(yield 1); } function* outer() { yield * inner(); act(); } [...outer()];",
		],
		[
			"an async generator with a value that is a promise",
			"async function* make() { act(); return Promise.resolve(1); } for await (const one of make()) ; act();",
		],
		[
			"a value of a parameter",
			"const put = (one = act(1), { two = act(2) } = {}) => one + two; queueMicrotask(put); await null; await null;",
		],
		[
			"fields, blocks and accessors of a class",
			"class Part { static one = act(1); two = act(2); static { act(); } get three() { return act(3); } #four() { act(4); } five() { this.#four(); } } new Part().five(); new Part().three;",
		],
	])("%s", async (_name, code) => {
		const { depths, marks, turns } = await runMarked(code);
		expect(depths.length).toBeGreaterThan(0);
		expect(depths.filter((depth) => depth < 1)).toEqual([]);
		expect(marks.d).toBe(0);
		expect(turns).toEqual(turns.map((_, at) => (at % 2 === 0 ? "opened" : "closed")));
	});
});

it("is not active while it waits", async () => {
	const { marks } = trackActivity(
		() => undefined,
		() => undefined,
	);
	const seen: number[] = [];
	const wait = () => Promise.resolve().then(() => seen.push(marks.d));
	const code =
		"(async () => { await wait(); for await (const one of [wait(), wait()]) ; async function* make() { yield wait(); return wait(); } for await (const one of make()) ; })";
	const run = new Function(NAME, "wait", `return ${markActivity(code, NAME)}`)(marks, wait) as () => Promise<void>;
	await run();
	expect(seen).toEqual([0, 0, 0, 0, 0]);
});

/** Each gives a value that tells of its meaning. */
const PROGRAMS = [
	'function f(a, b) { "use strict"; return [this, arguments.length, a, b, (() => this)()]; } return JSON.stringify([f(1), f.call(2, 3), f.length, f.name]);',
	"function F() { return new.target === F; } return [new F() instanceof F, F()];",
	"class A { constructor(x) { this.x = x; } } class B extends A { constructor() { const y = 2; super(y); this.y = super.constructor.name; } } return JSON.stringify(new B());",
	"class A { x = 1; y = this.x + 1; static z = 3; ['k' + 1] = () => this.y; } return [new A().y, A.z, new A().k1()];",
	"const o = { get a() { return 1; }, set a(v) { this.b = v; }, async *g() { yield* [1, 2]; }, *h() { const x = yield 1; return x; } }; o.a = 5; const h = o.h(); h.next(); const all = []; for await (const v of o.g()) all.push(v); return [o.a, o.b, h.next(7), all];",
	"const f = x => ({ x }); const g = async x => [await f(x), await (0, x)]; const h = a => b => a + b; return [f(1), await g(2), h(1)(2)];",
	"var x; function x() { return 1; } return typeof x;",
	"return (function (a) { var a; return a; function b() {} function b() { return 2; } })(4);",
	"return (function (a) { var b; function b() { return arguments.length; } return [typeof b, this === undefined, arguments[0]]; })(4);",
	"return (function () { a(); function a() { return 1; } { function c() {} } return typeof c; })();",
	"const f = function () {}, g = () => {}, C = class {}; return [f.name, g.name, C.name, ((h = () => 1) => h.name)()];",
	"let n = 0; try { (() => { try { throw 1; } finally { n += 1; } })(); } catch (e) { n += e; } return n;",
	"const r = []; a: for (const i of [1, 2, 3]) { for await (const j of [i, i]) { if (i === 2) continue a; r.push(j); } } return r;",
	"if (true) for await (const i of [1]) ; else throw 1; let s = 0; for await (var k of (0, [1, 2])) s += k; return [s, k];",
	`const t = (s, ...v) => s.raw.join('|') + v; return t\`a\${1}b\${await 2}\`;`,
	"return await (async () => { try { return await Promise.reject(5); } catch (e) { return e; } finally { await 0; } })();",
	"async function* g() { try { yield 1; yield 2; } finally { await 0; } } for await (const x of g()) return x;",
	"function* g() { const a = yield; const b = yield a; return [a, b]; } const i = g(); i.next(); i.next(1); return i.next(2);",
	"const f = async function* () { return (1, 2) }; return (await f().next());",
	"return ((a, b) =>\n// a comment\n(a, b))(1, 2);",
	"return [1, 2].map(function (x) { return x * this.k; }, { k: 3 });",
	"const d = Object.getOwnPropertyDescriptor({ get a() { return 1; } }, 'a'); return d.get.name;",
	"let x = 1\nconst f = () => x\n;[f()].forEach(v => { x += v })\nreturn x",
	"return eval('(() => 3)()') + new Function('return 4')();",
	"const { a = (() => 1)(), ...r } = { b: 2 }; return [a, r, ((x = r.b, [y] = [x]) => y)()];",
	"label: { break label; } switch (1) { case 1: { const q = () => 1; return q(); } }",
];

it.each(PROGRAMS)("keeps the meaning of %s", async (code) => {
	const plain = new Function(`return (async function () {\n${code}\n})`)() as () => Promise<unknown>;
	const expected = await plain().catch((thrown: unknown) => ({ thrown: String(thrown) }));
	expect((await runMarked(code)).result).toEqual(expected);
	const text = `(async function () {\n${code}\n})`;
	const marked = markActivity(text, NAME);
	expect(marked.split("\n")).toHaveLength(text.split("\n").length);
	expect(marked.replace(new RegExp(marksPattern(NAME), "g"), "")).toBe(text);
});

it("leaves what cannot be parsed, and marks no function that only computes", () => {
	for (const code of ["let let = (;", "const f = (a, b) => a + b;", ""]) expect(markActivity(code, NAME)).toBe(code);
	expect(markActivity("const f = (a) => a.b;", NAME)).toContain(NAME);
});

it("any nesting of functions and pauses stays a program, whose text comes back", () => {
	const expression = fc.letrec<{ any: string }>((tie) => ({
		any: fc.oneof(
			{ maxDepth: 5 },
			fc.constantFrom("a", "b.c", "f()", `\`t\${f()}\``, "(1, f())"),
			tie("any")
				.map((part) => `async (x = ${part}) => await ${part}`)
				.map((part) => `(${part})`),
			tie("any").map((part) => `(async function* () { yield* ${part}; yield ${part}; yield; return ${part}; })`),
			tie("any").map(
				(part) =>
					`(async () => { for await (const one of ${part}) ${part}; try { ${part} } catch { ${part} } finally { ${part} } })`,
			),
			tie("any").map(
				(part) => `(class extends f { x = ${part}; constructor() { super(${part}); } get y() { return ${part}; } })`,
			),
			tie("any").map((part) => `(function () { "use strict"; var v = ${part}; function v() {} })`),
			fc.tuple(tie("any"), tie("any")).map(([one, other]) => `[${one}, ...${other}]`),
		),
	})).any;
	fc.assert(
		fc.property(expression, (code) => {
			const marked = markActivity(`(async () => {\n${code}\n})`, NAME);
			new Function(`return ${marked}`);
			expect(marked.replace(new RegExp(marksPattern(NAME), "g"), "")).toBe(`(async () => {\n${code}\n})`);
		}),
	);
});
