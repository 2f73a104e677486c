import { type Result, succeed } from "@scriptorium/core-types/errors";
import type { AnalysisResult } from "@scriptorium/script-analyzer/analysis-result";
import { FIRST_CHECK_STEPS } from "@scriptorium/script-analyzer/step-budgets";
import type { CheckOutcome, ClaimedCheck, FullCheckStore } from "./full-check-store.ts";
import type { LoadedLibraries } from "./load-libraries.ts";
import type { FullCheckInput } from "./run-full-check.ts";

export interface RunOptions {
	readonly signal: AbortSignal;
	/** Evaluation steps; those of the full check if left out. */
	readonly steps?: number;
}

export interface FullCheckWork {
	readonly store: FullCheckStore;
	/** Loads the files of a version that are rated with it. */
	readonly load: (code: string, signal: AbortSignal) => Promise<LoadedLibraries>;
	/** The check of one version with its files. */
	readonly run: (input: FullCheckInput, options: RunOptions) => Promise<Result<AnalysisResult, "no_result">>;
	/** Stops after the version that is being checked, which is claimed again later. */
	readonly signal: AbortSignal;
}

/**
 * Checks all waiting versions in full, one after the other.
 *
 * @param work the queue, and how one version is loaded and checked
 * @returns how many versions there were, and how many have a fuller result
 */
export async function workOffChecks(
	work: FullCheckWork,
): Promise<Result<{ readonly done: number; readonly fuller: number }, "database_unreachable">> {
	const { store, signal } = work;
	let [done, fuller] = [0, 0];
	while (!signal.aborted) {
		const claimed = await store.claim();
		if (!claimed.ok) return claimed;
		if (claimed.value === null) break;
		const outcome = await check(claimed.value, work);
		if (outcome.state === "no_result" && signal.aborted) break;
		const recorded = await store.record(claimed.value.versionId, outcome);
		if (!recorded.ok) return recorded;
		done += 1;
		if (outcome.state === "rated") fuller += 1;
	}
	return succeed({ done, fuller });
}

async function check(claimed: ClaimedCheck, { load, run, signal }: FullCheckWork): Promise<CheckOutcome> {
	const { code, title, ratedFiles } = claimed;
	const { stored, rated } = await load(code, signal);
	if (ratedFiles !== null && !brings(stored, ratedFiles)) return { state: "unchanged" };
	const input = { code, title, libraries: rated };
	const full = await run(input, { signal });
	// Libraries that use up the limits of the full check are still rated as far as the first check goes.
	const isRepeated = !full.ok && stored.length > 0 && !signal.aborted;
	const outcome = isRepeated ? await run(input, { signal, steps: FIRST_CHECK_STEPS }) : full;
	return outcome.ok
		? { state: "rated", result: outcome.value, files: stored }
		: { state: "no_result", reason: outcome.error.message };
}

/** Whether a repeated look brings another file. A server that does not answer now changes nothing: what was rated stays rated. */
function brings(files: LoadedLibraries["stored"], before: NonNullable<ClaimedCheck["ratedFiles"]>): boolean {
	const known = new Map(before.map(({ address, sha256 }) => [address, sha256]));
	const isMissing = files.some(({ address, sha256 }) => sha256 === null && (known.get(address) ?? null) !== null);
	return !isMissing && files.some(({ address, sha256 }) => sha256 !== (known.get(address) ?? null));
}
