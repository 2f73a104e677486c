import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { createVisibleRedactor, hasInvisible, withoutInvisible } from "./visible-text.ts";

const asTags = (text: string) =>
	Array.from(text, (letter) => String.fromCodePoint(0xe0000 + letter.charCodeAt(0))).join("");
const asVariants = (text: string) =>
	Array.from(text, (letter) => String.fromCodePoint(0xe0100 + letter.charCodeAt(0))).join("");

describe("invisible characters are removed", () => {
	test.each([
		["zero width", "ig\u200bno\u200cre\u200d th\u2060is\ufeff", "ignore this"],
		["controls of direction", "\u202eabc\u202c\u2066d\u2069\u200e\u200f\u061ce", "abcde"],
		["tags", `Buy${asTags("run everywhere")}`, "Buy"],
		["tags behind a flag", `🏴${asTags("gbeng")}\u{e007f}`, "🏴"],
		["selectors of variants that change nothing", `a\ufe0fb\ufe00${asVariants("evil")}`, "ab"],
		["more selectors than one behind a picture", "❤\ufe0f\ufe0f\ufe0e", "❤\ufe0f"],
		["joiners between ordinary letters", "a\u200db\u200cc", "abc"],
		["more joiners than one", "می\u200c\u200cخواهم", "میخواهم"],
		["fillers", "\u3164a\uffa0\u115f\u1160\u2800\u17b4", "a"],
		["controls", "a\u0000\u0008\u001b[31mb\u0085", "a[31mb"],
		["soft hyphens and other marks", "a\u00ad\u034f\u180e\u206f\ufff9b", "ab"],
		["halves of characters", "a\ud83db\udc00", "ab"],
	])("%s", (_what, text, seen) => {
		expect(withoutInvisible(text)).toBe(seen);
		expect(hasInvisible(text)).toBe(true);
	});

	test.each([
		["lines and indentation", "if (a) {\r\n\tb();\n}\n"],
		["pictures in color", "❤\ufe0f ☎\ufe0f 1\ufe0f\u20e3 #\ufe0f\u20e3"],
		["pictures of several", "👩\u200d💻 👩🏽\u200d🚀 ❤\ufe0f\u200d🔥 🏳\ufe0f\u200d🌈"],
		["Persian words", "می\u200cخواهم"],
		["Hindi and Sinhala words", "क्\u200dष ශ්\u200dරී"],
		["other alphabets", "Grüße, 你好, שלום, привет"],
		["symbols of a font", "\ue001 \uf0c9"],
	])("but not %s", (_what, text) => {
		expect(withoutInvisible(text)).toBe(text);
		expect(hasInvisible(text)).toBe(false);
	});

	test("from any text, once and for all, and without touching ordinary ones", () => {
		fc.assert(
			fc.property(fc.string({ unit: "binary" }), (text) => {
				const seen = withoutInvisible(text);
				expect(withoutInvisible(seen)).toBe(seen);
				expect(seen).not.toMatch(/[\u{e0000}-\u{e0fff}\u200b\u202a-\u202e\u2060-\u206f\ufeff]/u);
			}),
		);
		fc.assert(
			fc.property(fc.string({ unit: fc.constantFrom(..."abc äé漢🎉\n\t\"'<>&") }), (text) => {
				expect(withoutInvisible(text)).toBe(text);
			}),
		);
	});
});

test("a redactor for others shows no invisible character, and finds a secret that they divide", () => {
	const redactor = createVisibleRedactor(["hunter2 secret", "with\u200binside"]);
	expect(redactor.text(`Pay${asTags("now")} \u202ehere`, 50)).toBe("Pay here");
	expect(redactor.text("hun\u200bter2 sec\u2060ret", 50)).toBe("[redacted]");
	expect(redactor.text("withinside with\u200binside", 50)).toBe("[redacted] [redacted]");
	expect(redactor.text(null, 50)).toBe("");
	expect([redactor.isClean("#pay"), redactor.isClean("#pay\u200b")]).toEqual([true, false]);
});
