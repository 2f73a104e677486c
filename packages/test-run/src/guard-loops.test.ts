import { parse } from "acorn";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { guardLoops } from "./guard-loops.ts";
import { createLoopGuard, LOOP_GUARD, MAX_BLOCKED_MS } from "./loop-guard.ts";

/** Runs guarded code with a guard that gives up after so many calls. */
function runGuarded(code: string, calls = 1000): unknown {
	let left = calls;
	const guard = (): void => {
		left -= 1;
		if (left < 0) throw new Error("never ends");
	};
	return new Function(LOOP_GUARD, guardLoops(code))(guard);
}

describe("guard-loops", () => {
	it.each([
		"while (true) {}",
		"while (true);",
		"for (;;) { }",
		"for (;;) for (;;) ;",
		"do ; while (true)",
		"do { continue; } while (true)",
		"outer: while (true) { while (true) continue outer; }",
		"while (true) { try { throw 1; } catch { continue; } finally { } }",
		"const again = function* () { while (true) yield 1; }; for (const _ of again()) ;",
		"for (const key in { a: 1 }) while (key) ;",
		"if (1) while (2) if (3) ; else ;",
		"[1].forEach(() => { for (;;) ; })",
	])("ends %s", (code) => {
		expect(() => runGuarded(code)).toThrow("never ends");
	});

	it.each([
		["let sum = 0; for (let at = 0; at < 5; at++) sum += at; return sum;", 10],
		["let sum = 0; for (const at of [1, 2]) for (const by of [3, 4]) sum += at * by; return sum;", 21],
		["let text = ''; for (const key in { a: 1, b: 2 }) text += key; return text;", "ab"],
		["let at = 0\ndo at++\nwhile (at < 3)\nreturn at", 3],
		["let at = 0; while (at < 3) at++; return at;", 3],
		["let at = 9; if (at) for (; at > 2; ) at--\nelse at = 1\nreturn at", 2],
	])("keeps the meaning of %s", (code, result) => {
		expect(runGuarded(code)).toBe(result);
		expect(guardLoops(code).split("\n")).toHaveLength(code.split("\n").length);
	});

	it("leaves what cannot be parsed, and code without loops", () => {
		for (const code of ["let let = (;", "return await 1;", ""]) expect(guardLoops(code)).toBe(code);
	});

	it("any nesting of loops stays a program, with one guard for each", () => {
		const statement = fc.letrec<{ any: string }>((tie) => ({
			any: fc.oneof(
				{ maxDepth: 5 },
				fc.constantFrom("a();", ";", "{ }", "b()\n;"),
				fc
					.tuple(fc.constantFrom("while (x)", "for (;;)", "for (const i of l)", "for (k in o)"), tie("any"))
					.map((parts) => parts.join(" ")),
				fc.array(tie("any"), { maxLength: 3 }).map((parts) => `{ ${parts.join(" ")} }`),
				tie("any").map((body) => `do { ${body} } while (x);`),
				fc.tuple(tie("any"), tie("any")).map(([yes, no]) => `if (x) { ${yes} } else ${no}`),
			),
		})).any;
		fc.assert(
			fc.property(statement, (code) => {
				const guarded = guardLoops(code);
				parse(guarded, { ecmaVersion: "latest" });
				expect(guarded.split(`${LOOP_GUARD}();`)).toHaveLength(code.split(/\bwhile \(x\) |for \(|do \{/).length);
			}),
		);
	});
});

describe("loop-guard", () => {
	it("throws after the limit without a turn of the event loop, and never with one", () => {
		let now = 0;
		let turn = (): void => undefined;
		const afterTurn = (callback: () => void): void => {
			turn = callback;
		};
		const guard = createLoopGuard({ now: () => now, afterTurn });
		guard();
		now = MAX_BLOCKED_MS;
		guard();
		now += 1;
		expect(guard).toThrow("it may never end");
		turn();
		guard();
		now += MAX_BLOCKED_MS;
		guard();
	});
});
