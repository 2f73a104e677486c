import fc from "fast-check";
import { expect, test } from "vitest";
import { splitCode } from "./split-code.ts";

test.each([
	["nothing", ""],
	["one line", "run();"],
	["many lines", "run();\n".repeat(50_000)],
	["one long line", "x".repeat(1_000_000)],
	["pairs of surrogates", "𝒳".repeat(30_001)],
	["a long line among short ones", `a\n${"x".repeat(100_000)}\nb\n`],
])("parts of %s are the whole text, each of limited length", (_, code) => {
	const parts = splitCode(code);
	expect(parts.map(({ text }) => text).join("") === code).toBe(true);
	expect(Math.max(...parts.map(({ text }) => text.length))).toBeLessThanOrEqual(16_001);
	for (const { text } of parts) expect(/\p{Surrogate}/u.test(text)).toBe(false);
});

test("a part knows its first line", () => {
	fc.assert(
		fc.property(fc.array(fc.constantFrom("a", "\n", "b".repeat(9_000)), { maxLength: 60 }), (pieces) => {
			const code = pieces.join("");
			let before = "";
			for (const { text, line } of splitCode(code)) {
				expect(line).toBe(before.split("\n").length);
				before += text;
			}
		}),
	);
});
