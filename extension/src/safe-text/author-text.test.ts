import { describe, expect, test } from "vitest";
import { authorName, authorText, MAX_NAME_LENGTH, plainLine } from "./author-text.ts";

describe("author-text", () => {
	test.each([
		["✅ Low Risk ✅ Verified", "Low Risk Verified"],
		["🛡️ Safe 🟢", "Safe"],
		["☑ ✓ ✔️ √ ★ Checked", "Checked"],
		["𝗟𝗼𝘄 𝗥𝗶𝘀𝗸 Ⓛⓞⓦ Ｌｏｗ", "Low Risk Low Low"],
		["1️⃣0️⃣0️⃣/100", "100/100"],
		["\u202eksiR hgiH\u202c", "ksiR hgiH"],
		["a\u0000b\nc\td\u200b\u2066e", "ab c de"],
		["\u3164\u2800\u00ad", ""],
		["Z\u0300\u0301\u0302\u0303\u0304\u0305algo", "Z\u0300\u0301algo"],
		["👩‍👩‍👧 family", "family"],
		["C++ <b>A & B</b> | ~1 = 2", "C++ <b>A & B</b> | ~1 = 2"],
		["Überschriften ausblenden – 广告 убрать", "Überschriften ausblenden – 广告 убрать"],
	])("%j is shown as %j", (written, shown) => {
		expect(authorName(written)).toBe(shown);
	});

	test("cuts at the limit, in whole characters", () => {
		expect(Array.from(authorName("x".repeat(5000)))).toHaveLength(MAX_NAME_LENGTH);
		expect(authorText(`${"😀".repeat(5000)}end`, 10)).toBe("");
		expect(authorText("𠮷".repeat(5000), 5)).toBe("𠮷𠮷𠮷𠮷…");
		expect(authorName("word ".repeat(1000))).toMatch(/^(word )+.*…$/);
	});
});

test.each([
	["broken\u202e moc.live", "broken  moc.live"],
	["\u2067one\nline\u0000", "one line"],
	["\u2699\ufe0f Settings \u2705", "\u2699\ufe0f Settings \u2705"],
	["\u05e9\u05dc\u05d5\u05dd", "\u05e9\u05dc\u05d5\u05dd"],
])("a text of a running script, %j, is %j beside others", (text, line) => expect(plainLine(text)).toBe(line));
