import type { AnalysisResult, CapabilityProfile, ScriptInput, Vulnerability } from "./analysis-result.ts";
import { capabilityProfile } from "./capabilities/capability-profile.ts";
import { type Traces, traceScript } from "./engine/trace-script.ts";
import { findLeaks } from "./flows/leak.ts";
import { reachOf } from "./flows/reach.ts";
import { browserModel } from "./model/browser-model.ts";
import { walkNames } from "./names/walk-names.ts";
import {
	type Part,
	type PartFindings,
	partsOf,
	withFindingsOfParts,
	withPartlyChecked,
} from "./rating/findings-of-parts.ts";
import { mergeFindings, mergeProfiles } from "./rating/merge-scopes.ts";
import { rate } from "./rating/rate.ts";
import { type Report, reportFindings } from "./rating/report-findings.ts";
import { RULES_VERSION } from "./rating/rules-version.ts";
import { summarize } from "./rating/summary.ts";
import { unrated } from "./rating/unrated.ts";
import { rules } from "./rules/rule-list.ts";
import { parseSource } from "./source/parse-source.ts";
import type { Source } from "./source/source.ts";
import { FIRST_CHECK_STEPS } from "./step-budgets.ts";

/** Steps for the largest scripts, whose length alone takes more than the budget: enough for what they do first. */
const MIN_STEPS = 500_000;

/**
 * Rates a script: reads it, runs it abstractly and judges the trace by all rules. Deterministic: no clock, network or
 * randomness, so that browser worker, edge function and command line give the same result. Never throws.
 *
 * @param input the script; `code` is the stored text, a userscript or a `javascript:` address, of any length
 * @param budget how far the script is followed
 * @param budget.steps evaluation steps of each run; the same number gives the same result on every machine
 * @returns the rating. What cannot be read (too large, syntax error, too deep) has the `risk_level` `unrated` and score 0, with the
 * reason in `summary`. What exceeds the budget of steps has a finding of the rule `checked-in-part`, and is never green
 */
export function analyzeScript(
	input: ScriptInput,
	budget: { readonly steps: number } = { steps: FIRST_CHECK_STEPS },
): AnalysisResult {
	try {
		const read = parseSource(input);
		if (!read.ok) return unrated(read.reason, read);
		const { source } = read;
		return judge(source, budget.steps, (whole) => partsOf(input, source, budget.steps, whole).map(findAlone));
	} catch {
		// A fault of the check, most likely a stack that ran out, says nothing about the script: neither may the rating.
		const isWithCode = input.libraries?.some(({ problem }) => problem === undefined);
		return isWithCode ? analyzeScript(withoutLibraries(input), budget) : unrated("crash");
	}
}

/** What a part of a script does without the others. */
function findAlone({ input, library, steps }: Part): PartFindings {
	try {
		const read = parseSource(input, { keepsApart: false });
		if (read.ok)
			return {
				library,
				vulnerabilities: judge(read.source, steps).vulnerabilities,
				isRead: isFileRead(read.source, library),
			};
	} catch {
		// As for the whole: the check failed, and nothing is known about the part.
	}
	return { library, vulnerabilities: [], isRead: false };
}

const isFileRead = ({ namedFiles }: Source, library: string | null): boolean =>
	library === null || namedFiles.get(library)?.state === "checked";

/** The same script with libraries that were not checked. */
function withoutLibraries({ libraries = [], ...input }: ScriptInput): ScriptInput {
	const problem = "the check failed on script and libraries together";
	return {
		...input,
		libraries: libraries.map((file) => (file.problem === undefined ? { address: file.address, problem } : file)),
	};
}

/** What one scope of a script shows. */
interface Reading {
	readonly traces: Traces;
	readonly report: Report;
	readonly capabilities: CapabilityProfile;
}

/** Rates all scopes in which the script runs: the most severe finding of any of them decides. */
function judge(
	source: Source,
	steps: number,
	findParts: (whole: readonly Vulnerability[]) => readonly PartFindings[] = () => [],
): AnalysisResult {
	const first = readIn(source, steps);
	const readings: [Reading, ...Reading[]] = [first];
	if (dependsOnScope(source)) {
		for (const scope of source.scopes) if (scope !== source.scope) readings.push(readIn({ ...source, scope }, steps));
	}
	const together = mergeFindings(readings.map(({ report }) => report.vulnerabilities));
	const parts = findParts(together);
	const vulnerabilities = withFindingsOfParts(together, parts, source);
	const { level, score } = rate(vulnerabilities.map(({ severity }) => severity));
	const capabilities = mergeProfiles([first.capabilities, ...readings.slice(1).map((one) => one.capabilities)]);
	const [gravest = null] = vulnerabilities;
	const { traces } =
		readings.find(({ report }) => gravest !== null && report.vulnerabilities.includes(gravest)) ?? first;
	return {
		risk_level: level,
		score,
		summary: summarize(level, source, traces, vulnerabilities),
		vulnerabilities,
		recommendations: [
			...new Set([
				...readings.flatMap(({ report }) => report.recommendations),
				...vulnerabilities.flatMap(({ advice = [] }) => advice),
			]),
		],
		capabilities: withPartlyChecked(capabilities, together, parts, source),
		rules_version: RULES_VERSION,
	};
}

function readIn(source: Source, steps: number): Reading {
	// Reading and sorting out the names has taken time already, by the length of the text.
	const traces = traceScript(source, Math.max(steps - source.text.length, MIN_STEPS), browserModel);
	const { exact, skeptical } = traces;
	const reach = reachOf(source);
	const runs = [exact, skeptical].map((trace) => ({ source, trace, reach, leaks: findLeaks(trace, reach) }));
	return {
		traces,
		report: reportFindings(rules, source, runs),
		capabilities: capabilityProfile(source, exact, skeptical),
	};
}

/** A program that declares nothing at its top is the same in every scope, except for what strict mode takes for `this`. */
function dependsOnScope({ program, goal, scopes }: Source): boolean {
	if (scopes.length < 2) return false;
	const { top } = walkNames(program, goal);
	return top.isStrict || [...top.variables].some(({ isArguments }) => !isArguments);
}
