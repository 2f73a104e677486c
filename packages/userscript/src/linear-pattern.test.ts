import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { compilePattern } from "./linear-pattern.ts";
import { runPattern } from "./run-pattern.ts";

const bare = () => Object.create(null) as Record<number, number>;
/** Compiles the expression and matches the text with `runPattern`; undefined when the compiler refuses the expression. */
const run = (source: string, text: string, ignoreCase = true) => {
	const compiled = compilePattern(source, ignoreCase);
	const pattern = compiled && (JSON.parse(JSON.stringify(compiled)) as typeof compiled);
	return pattern === null ? undefined : runPattern(pattern, (index) => text.charCodeAt(index), text.length, bare);
};

describe("linear-pattern", () => {
	test.each([
		["^https?:\\/\\/(www\\.)?shop\\.(com|co\\.uk)\\/.*$", "https://www.SHOP.co.uk/a?b", true],
		["^https?:\\/\\/(www\\.)?shop\\.(com|co\\.uk)\\/.*$", "https://xshop.com/", false],
		["\\/item\\/\\d{3,5}(?:$|[?#])", "https://a.test/item/1234?x", true],
		["\\/item\\/\\d{3,5}(?:$|[?#])", "https://a.test/item/12", false],
		["^https://(?!.*login).*\\.test/", "https://a.test/login", false],
		["^https://(?=a)[a-z]+\\.test/(?!x)", "https://a.test/y", true],
		["\\bshop\\B", "https://a.test/shopping", true],
		["[^a-z/:.]{2}", "https://a.test/12", true],
		["a{2,}b{0}c?$", "xaaa", true],
		["(?<name>a|b)+\\x2f\\u002E", "ab/.", true],
		["{literal}]", "x{literal}]", true],
		["", "", true],
		["x*", "y", true],
		["(?:a|b*)*c", "ababbc", true],
		["[\\]\\-/]", "a-b", true],
		["[]", "a", false],
		["[^]", "a", true],
	])("/%s/ on %s is %s, as the browser says", (source, text, expected) => {
		expect(run(source, text)).toBe(expected);
		expect(new RegExp(source, "is").test(text)).toBe(expected);
	});

	test.each([
		"(([a-z]+)*)*\\.zz$",
		"(a|a)*\\.zz$",
		"(a*)*b$",
		"^(([a-z])+.)+[A-Z]([a-z])+$",
		"(.*a){20}$",
		"(?:a?){60}a{60}z",
	])("/%s/ ends on an address that keeps browsers busy for hours", (source) => {
		const text = `https://shop.test/${"a".repeat(4000)}!`;
		expect(run(source, text)).toBe(false);
	});

	test("what would not end is unknown: too long an address, and lookaheads in lookaheads", () => {
		expect(run("a", "a".repeat(8193))).toBe(null);
		expect(run("(?=.*(?=.*x))y", "a".repeat(8000))).toBe(null);
	});

	test.each(["(a)\\1", "(?<n>a)\\k<n>", "(?<=a)b", "(?<!a)b", "(", "a{2000}{2000}", "(?:a{99}){999}", "*", "(?i:a)"])(
		"/%s/ is refused",
		(source) => {
			expect(compilePattern(source, true)).toBe(null);
		},
	);

	test("agrees with the browser on generated expressions and texts", () => {
		const atom = fc.constantFrom("a", "b", "/", ".", "\\.", "[ab]", "[^a]", "\\w", "\\d", "^", "$", "\\b", "\\B", "A");
		const { source } = fc.letrec<{ source: string; part: string }>((tie) => ({
			part: fc.oneof(
				{ depthSize: "small" },
				atom,
				fc.tuple(fc.constantFrom("(", "(?:", "(?=", "(?!"), tie("source")).map(([open, inner]) => `${open}${inner})`),
			),
			source: fc
				.array(fc.tuple(tie("part"), fc.constantFrom("", "", "", "*", "+", "?", "{2}", "{0,2}", "*?", "|")), {
					maxLength: 4,
				})
				.map((parts) =>
					parts
						.map(([part, sign]) => (/^[\^$]|^\\[bB]|^\(\?[=!]/.test(part) && sign !== "|" ? part : part + sign))
						.join(""),
				),
		}));
		fc.assert(
			fc.property(source, fc.boolean(), fc.stringMatching(/^[abA/.1 ]{0,8}$/), (written, ignoreCase, text) => {
				fc.pre(compilePattern(written, ignoreCase) !== null);
				expect(run(written, text, ignoreCase)).toBe(new RegExp(written, ignoreCase ? "is" : "s").test(text));
			}),
			{ numRuns: 3000 },
		);
	});
});
