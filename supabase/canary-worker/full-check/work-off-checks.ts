import { type Result, succeed } from "@scriptorium/core-types/errors";
import type { AnalysisResult } from "@scriptorium/script-analyzer/analysis-result";
import type { FullCheckStore } from "./full-check-store.ts";
import type { FullCheckInput } from "./run-full-check.ts";

/**
 * Checks all waiting versions in full, one after the other.
 *
 * @param options the queue and the run of one check
 * @param options.run the check of one version
 * @param options.signal stops after the version that is being checked, which is claimed again later
 * @returns how many versions there were, and how many have a fuller result
 */
export async function workOffChecks(options: {
	readonly store: FullCheckStore;
	readonly run: (input: FullCheckInput, signal: AbortSignal) => Promise<Result<AnalysisResult, "no_result">>;
	readonly signal: AbortSignal;
}): Promise<Result<{ readonly done: number; readonly fuller: number }, "database_unreachable">> {
	const { store, run, signal } = options;
	let [done, fuller] = [0, 0];
	while (!signal.aborted) {
		const claimed = await store.claim();
		if (!claimed.ok) return claimed;
		if (claimed.value === null) break;
		const { versionId, code, title } = claimed.value;
		const outcome = await run({ code, title }, signal);
		if (!outcome.ok && signal.aborted) break;
		const recorded = await store.record(versionId, outcome);
		if (!recorded.ok) return recorded;
		done += 1;
		if (outcome.ok) fuller += 1;
	}
	return succeed({ done, fuller });
}
