import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { traceOf } from "../testing/trace-of.ts";

const literals = fc.oneof(
	fc.integer({ min: -300, max: 300 }).map((number) => `(${number})`),
	fc.string({ unit: fc.constantFrom("a", "b", "7", " ", "-"), maxLength: 4 }).map((text) => JSON.stringify(text)),
	fc.constantFrom("true", "false", "null", "undefined", "[]", "[1]", `["a", 2]`, "0.5", "1e3"),
);
const binary = fc.constantFrom(
	..."+ - * / % ** & | ^ << >> >>> < > <= >= == != === !==".split(" "), // biome-ignore format: a list
);
const unary = fc.constantFrom("", "!", "!!", "-", "+", "~", "typeof ");

const { expression } = fc.letrec<{ expression: string }>((tie) => ({
	expression: fc.oneof(
		{ maxDepth: 3, withCrossShrink: true },
		literals,
		fc.tuple(unary, tie("expression"), binary, tie("expression")).map(([sign, left, operator, right]) => {
			return `${sign}((${left}) ${operator} (${right}))`;
		}),
		fc
			.tuple(tie("expression"), tie("expression"), tie("expression"))
			.map(([test, one, other]) => `(${test}) ? (${one}) : (${other})`),
	),
}));

function evaluate(expression: string): unknown {
	const run: unknown = Reflect.construct(Function, [`return (${expression});`]);
	return typeof run === "function" ? Reflect.apply(run, undefined, []) : undefined;
}

/** All texts that the engine takes for possible. */
function textsOf(expression: string): readonly string[] {
	const [sink] = traceOf(`alert("" + (${expression}))`).sinks;
	return sink?.details.text ?? [];
}

describe("constant expressions", { timeout: 60_000 }, () => {
	test("equal the language's results, or are unknown", () => {
		fc.assert(
			fc.property(expression, (code) => {
				const texts = textsOf(code);
				if (!texts.some((text) => /[\uE000-\uE003]/.test(text))) expect(texts).toContain(String(evaluate(code)));
			}),
			{ numRuns: 400 },
		);
	});

	test.each([
		["1 + 1", "2"],
		["'1' + 1", "11"],
		["+[]", "0"],
		["[] + []", ""],
		["![] + []", "false"],
		["[1, [2, 3]] + ''", "1,2,3"],
		["'b' + 'a' + +'a' + 'a'", "baNaNa"],
		["7 ** 2 % 10", "9"],
		["-1 >>> 28", "15"],
		["typeof null", "object"],
		["void 0", "undefined"],
		["null ?? 'x'", "x"],
		["0 || 'x'", "x"],
	])("%s is %s", (code, text) => expect(textsOf(code)).toEqual([text]));
});
