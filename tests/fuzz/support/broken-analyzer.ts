import type { AnalysisResult, ScriptInput } from "@scriptorium/script-analyzer/analysis-result";
import { analyzeScript as analyze } from "@scriptorium/script-analyzer/analyze-script";

let calls = 0;

/** The analyzer with every fault the fuzz test must see, each on an input of its own. */
export function analyzeScript(input: ScriptInput): AnalysisResult {
	const result = analyze(input);
	// Every input is analyzed twice, the first one only once: it throws.
	const turn = Math.floor((calls++ + 1) / 2);
	switch (turn) {
		case 0:
			throw new Error("broken on purpose");
		case 1:
			return { ...result, risk_level: "green", score: 79 };
		case 2:
			return { ...result, risk_level: "green", score: 90 };
		case 3:
			return { ...result, summary: `${calls}` };
		case 4:
			return { ...result, capabilities: { ...result.capabilities, hooks: [{ what: "x", line: 9_999, column: 1 }] } };
		default:
			return hang();
	}
}

function hang(): never {
	for (;;) Math.sqrt(calls);
}
