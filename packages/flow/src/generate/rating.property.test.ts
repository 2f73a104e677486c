import { analyzeScript } from "@scriptorium/script-analyzer/analyze-script";
import fc from "fast-check";
import { expect, it } from "vitest";
import { arbitraryFlow } from "./arbitrary-flow.test-support.ts";
import { generateScript } from "./generate-script.ts";
import type { GenerateTarget } from "./generated-code.ts";

/** The analyzer takes a second for some of them. */
const RUNS = process.env.SCRIPTORIUM_SHORT === "1" ? 3 : 40;
const TARGETS: readonly GenerateTarget[] = ["bookmarklet", "script", "userscript", "run"];

it("any flow without custom steps rates Low", () => {
	let rated = 0;
	fc.assert(
		fc.property(arbitraryFlow(5), fc.constantFrom(...TARGETS), (flow, target) => {
			const generated = generateScript(flow, { name: "Order ink" }, target);
			if (!generated.ok) return;
			rated += 1;
			const { risk_level, vulnerabilities } = analyzeScript({ code: generated.value.code, title: "Order ink" });
			expect(vulnerabilities.filter(({ severity }) => severity !== "low")).toEqual([]);
			expect(risk_level).toBe("green");
		}),
		{ numRuns: RUNS },
	);
	expect(rated).toBeGreaterThan(RUNS / 8);
});
