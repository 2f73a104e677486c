import fc from "fast-check";
import { expect, it } from "vitest";
import { commentLines, literalText, quoted } from "./source-text.ts";

const read = (source: string): unknown => new Function(`return ${source};`)();
const HOSTILE = [
	"</script><script>",
	"<!-- ",
	"\u2028",
	"\u2029",
	"\r\n",
	"\0",
	"\ud800",
	"`$",
	"{alert(1)}`",
	"\\",
	"'",
	'"',
	"\u202e",
];

it("keeps every text, and stays in its quotes", () => {
	const text = fc
		.array(fc.oneof(fc.constantFrom(...HOSTILE), fc.string({ unit: "binary" })))
		.map((parts) => parts.join(""));
	fc.assert(
		fc.property(text, (value) => {
			const source = quoted(value);
			expect(read(source)).toBe(value);
			expect(source).not.toMatch(/[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]|\p{Surrogate}|<[/!]/u);
		}),
	);
});

it.each([
	["plain", '"plain"'],
	['a "name"', "'a \"name\"'"],
	["it's", '"it\'s"'],
	[`'"`, `"'\\""`],
])("%s is written as people would", (text, source) => {
	expect(quoted(text)).toBe(source);
});

it("writes values as people would", () => {
	const value = { x: 1, list: ["a", -2.5, null, true], none: undefined, "a-b": {} };
	expect(literalText(value)).toBe('{ x: 1, list: ["a", -2.5, null, true], "a-b": {} }');
	expect(read(`(${literalText(value)})`)).toEqual({ x: 1, list: ["a", -2.5, null, true], "a-b": {} });
});

it("keeps comments to their line, and out of metadata blocks", () => {
	expect(commentLines("One\r\n two\u2028alert(1)\n\n==UserScript==")).toEqual([
		"// One",
		"// two",
		"// alert(1)",
		"// =UserScript=",
	]);
	expect(commentLines("</script><!-- \u202e")).toEqual(["// < /script>< !--"]);
	fc.assert(
		fc.property(fc.string({ unit: "binary" }), (text) => {
			expect(read(`[1\n${commentLines(text).join("\n")}\n][0]`)).toBe(1);
		}),
	);
});
