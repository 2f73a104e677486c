import { type Result, succeed } from "@scriptorium/core-types/errors";
import type { CanaryInput, CanaryReport } from "@scriptorium/script-canary/canary-report";
import { canaryFindings } from "./canary-findings.ts";
import type { CanaryStore } from "./canary-store.ts";

/**
 * Runs all waiting scripts, one after the other.
 *
 * @param options the queue, the run of one script, and a signal that stops after the current one
 * @returns how many there were, and how many left evidence
 */
export async function workOff(options: {
	readonly store: CanaryStore;
	readonly run: (input: CanaryInput, signal: AbortSignal) => Promise<CanaryReport>;
	readonly signal: AbortSignal;
}): Promise<Result<{ readonly done: number; readonly caught: number }, "database_unreachable">> {
	const { store, run, signal } = options;
	let [done, caught] = [0, 0];
	while (!signal.aborted) {
		const claimed = await store.claim();
		if (!claimed.ok) return claimed;
		if (claimed.value === null) break;
		const { versionId, report: known } = claimed.value;
		const report = await run(claimed.value, signal);
		// Aborted during the run: the script is claimed again later.
		if (signal.aborted && report.evidence.length === 0) break;
		const reason = report.answer === "none" ? report.reason : null;
		const recorded = await store.record(versionId, canaryFindings(report.evidence, known), reason);
		if (!recorded.ok) return recorded;
		done += 1;
		if (report.evidence.length > 0) caught += 1;
	}
	return succeed({ done, caught });
}
