import type { AnalysisResult, ScriptInput } from "./analysis-result.ts";
import { capabilityProfile } from "./capabilities/capability-profile.ts";
import { traceScript } from "./engine/trace-script.ts";
import { findLeaks } from "./flows/leak.ts";
import { reachOf } from "./flows/reach.ts";
import { browserModel } from "./model/browser-model.ts";
import { rate } from "./rating/rate.ts";
import { reportFindings } from "./rating/report-findings.ts";
import { RULES_VERSION } from "./rating/rules-version.ts";
import { summarize } from "./rating/summary.ts";
import { unrated } from "./rating/unrated.ts";
import { rules } from "./rules/rule-list.ts";
import { parseSource } from "./source/parse-source.ts";
import type { Source } from "./source/source.ts";

/** Evaluation steps for one script: some hundred milliseconds on a slow machine. */
const STEP_BUDGET = 2_000_000;

/**
 * Rates a script: reads it, runs it abstractly and judges the trace by all rules. Deterministic: no clock, network or
 * randomness, so that browser worker, edge function and command line give the same result. Never throws.
 *
 * @param input the script; `code` is the stored text, a userscript or a `javascript:` address, of any length
 * @returns the rating. What cannot be checked in full (too large, syntax error, too deep, budget of steps) has the
 * `risk_level` `unrated` and score 0, with the reason in `summary`
 */
export function analyzeScript(input: ScriptInput): AnalysisResult {
	try {
		const read = parseSource(input);
		return read.ok ? judge(read.source) : unrated(read.reason, read);
	} catch {
		// A fault of the check, most likely a stack that ran out, says nothing about the script: neither may the rating.
		return unrated("crash");
	}
}

function judge(source: Source): AnalysisResult {
	// Reading and sorting out the names has taken time already, by the length of the text.
	const budget = STEP_BUDGET - source.text.length;
	const { exact, skeptical } = traceScript(source, budget, browserModel);
	const reach = reachOf(source);
	const { vulnerabilities, recommendations } = reportFindings(
		rules,
		source,
		[exact, skeptical].map((trace) => ({ source, trace, reach, leaks: findLeaks(trace, reach) })),
	);
	const { level, score } = rate(vulnerabilities.map(({ severity }) => severity));
	const capabilities = capabilityProfile(source, exact, skeptical);
	const isComplete = exact.status === "complete" && skeptical.status === "complete";
	if (level === "unrated" || (!isComplete && level !== "red")) {
		return { ...unrated("budget"), vulnerabilities, capabilities };
	}
	return {
		risk_level: level,
		score,
		summary: summarize(level, source, { exact, skeptical }, vulnerabilities),
		vulnerabilities,
		recommendations,
		capabilities,
		rules_version: RULES_VERSION,
	};
}
