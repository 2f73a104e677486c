import { analyzeScript } from "@scriptorium/script-analyzer/analyze-script";
import { isWarning } from "../rated-sample.ts";
import type { Tool } from "./tool.ts";

/** Our analyzer, measured as the others are: every warning counts. */
export function ownTool(): Tool {
	return {
		name: "Scriptorium",
		version: analyzeScript({ code: "" }).rules_version,
		rate: (code) => {
			const level = analyzeScript({ code }).risk_level;
			if (level === "unrated") return "crashed";
			return isWarning(level) ? "flagged" : "clean";
		},
	};
}
