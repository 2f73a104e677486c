import type { AnalysisResult, LibraryFile, ScriptInput } from "@scriptorium/script-analyzer/analysis-result";
import { analysisResult } from "@scriptorium/shared-protocol/hub-edge/analysis-result";
import { programText } from "@scriptorium/test-run/run-program";
import { askWorker } from "@scriptorium/worker-requests/ask-worker";
import type { WorkerPort } from "@scriptorium/worker-requests/create-worker-client";

/**
 * Time limit of a check in milliseconds, which includes the start of its worker. The largest scripts take about four seconds on an idle
 * computer. On a slow and busy one, small scripts have taken more than 30 seconds.
 */
export const RATING_TIMEOUT_MS = 120_000;

/** Time limit, in milliseconds, of a check of a script together with its libraries. When it is exceeded, the script is checked without them. */
export const LIBRARIES_TIMEOUT_MS = 30_000;

export type ScriptRating =
	| { readonly state: "rated"; readonly result: AnalysisResult }
	/** Not a statement about the script: nothing is known about it. */
	| { readonly state: "failed"; readonly reason: "took-too-long" | "crashed" };

/** Input of the analyzer. */
export interface RatableText {
	readonly input: ScriptInput;
	/** Lines to add to the analyzer's line numbers to get those of the text that is shown. */
	readonly lineOffset: number;
}

/**
 * The code of a test run as it is rated: exactly the text that runs, so that code which closes the function around it is rated as what it
 * becomes.
 * @param code body of the program
 * @returns the text, whose lines are counted as in `code`
 */
export const programRatable = (code: string): RatableText => ({
	input: { code: programText(code), kind: "bookmarklet" },
	lineOffset: -1,
});

export interface RateOptions {
	/** Starts a worker that serves one request: a `ScriptInput`, answered with its result. */
	readonly spawn: () => WorkerPort;
	/** Ends the worker; the result is then `crashed`. */
	readonly signal: AbortSignal;
}

/**
 * Rates a text that is about to be installed or run, with the analyzer that the hub uses. Findings get the line numbers of the text
 * that is shown.
 * @param text the rated text
 * @param options worker and signal
 * @returns the rating; never rejects
 */
export async function rateScript(
	{ input, lineOffset }: RatableText,
	{ spawn, signal }: RateOptions,
): Promise<ScriptRating> {
	const hasLibraries = input.libraries?.some(hasText) === true;
	const options = { spawn, response: analysisResult, limitMs: RATING_TIMEOUT_MS, signal };
	const whole = await askWorker(input, hasLibraries ? { ...options, limitMs: LIBRARIES_TIMEOUT_MS } : options);
	// Libraries that take too long must not leave the script without a rating.
	const isRepeated = hasLibraries && !whole.ok && whole.error.code === "too-slow";
	const outcome = isRepeated ? await askWorker(withoutTexts(input), options) : whole;
	if (outcome.ok) return { state: "rated", result: moveLines(outcome.value, lineOffset) };
	return { state: "failed", reason: outcome.error.code === "too-slow" ? "took-too-long" : "crashed" };
}

const hasText = ({ problem }: LibraryFile): boolean => problem === undefined;

/** The same script with libraries that were not checked. */
function withoutTexts(input: ScriptInput): ScriptInput {
	const problem = "it takes too long to be checked with the script";
	const libraries = input.libraries?.map((file) => (hasText(file) ? { address: file.address, problem } : file));
	return { ...input, libraries };
}

function moveLines(result: AnalysisResult, by: number): AnalysisResult {
	if (by === 0) return result;
	const move = <Place extends { readonly line: number }>(place: Place): Place => ({ ...place, line: place.line + by });
	return {
		...result,
		vulnerabilities: result.vulnerabilities.map((finding) => ({ ...move(finding), path: finding.path.map(move) })),
	};
}
