import { type Result, succeed } from "@scriptorium/core-types/errors";
import type { DrainQueueAnswer } from "@scriptorium/shared-protocol/hub-edge/analyze-security";
import type { AnalyzeSecurityPorts, ClaimedJob } from "./ports.ts";
import { recordFeatures } from "./record-features.ts";
import { type AnalyzerRun, brokenOff, runAnalyzer } from "./run-analyzer.ts";

const MAX_JOBS = 10;
/** A hosted function has 2 s of CPU time per request, and a script takes up to 1.2 s: no analysis starts later than this. */
const START_WITHIN_MS = 700;
const MAX_ATTEMPTS = 3;

/** Processes up to ten jobs of the queue, one after the other; each is claimed just before it starts. */
export async function drainQueue(
	ports: AnalyzeSecurityPorts,
): Promise<Result<DrainQueueAnswer, "database_unreachable">> {
	const { analyzer, store, now } = ports;
	const startedAt = now();
	let [done, failed] = [0, 0];
	while (done + failed < MAX_JOBS && now() - startedAt < START_WITHIN_MS) {
		const job = await store.claimJob();
		if (!job.ok) return job;
		if (job.value === null) break;
		// Once: if it did not end, another attempt rates the script without it.
		const features =
			job.value.attempt > 1 ? succeed(null) : await recordFeatures(job.value.versionId, job.value.code, ports);
		if (!features.ok && features.error.code === "version_not_found") continue;
		if (!features.ok) return { ok: false, error: { ...features.error, code: "database_unreachable" } };
		const run = runJob(job.value, ports);
		const error = run.error ?? features.value;
		const recorded = await store.recordResult(job.value.versionId, run.result, error);
		// The version was deleted during its analysis, and its job with it.
		if (!recorded.ok && recorded.error.code === "version_not_found") continue;
		if (!recorded.ok) return { ok: false, error: { ...recorded.error, code: "database_unreachable" } };
		if (run.isPostponed) {
			const postponed = await store.postpone(job.value.versionId);
			if (!postponed.ok) return postponed;
		}
		if (error === null) done += 1;
		else failed += 1;
	}
	const state = await store.queueState();
	if (!state.ok) return state;
	return succeed({ done, failed, ...state.value, rules_version: analyzer.rulesVersion });
}

/** `isPostponed`: the clock has ended every attempt, which says nothing about the script, so it is tried again later. */
function runJob(
	{ code, title, attempt }: ClaimedJob,
	{ analyzer }: AnalyzeSecurityPorts,
): AnalyzerRun & { readonly isPostponed: boolean } {
	if (attempt <= MAX_ATTEMPTS) return { ...runAnalyzer(analyzer, { code, title }), isPostponed: false };
	const reason = `This script was not checked in full: it took too long ${MAX_ATTEMPTS} times. It is checked again later.`;
	return {
		result: brokenOff(analyzer.rulesVersion, reason),
		error: `Put off after ${MAX_ATTEMPTS} attempts that never ended.`,
		isPostponed: true,
	};
}
