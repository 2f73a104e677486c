import { type Result, succeed } from "@scriptorium/shared-protocol/errors";
import type { DrainQueueAnswer } from "@scriptorium/shared-protocol/hub-edge/analyze-security";
import type { AnalyzeSecurityPorts, ClaimedJob } from "./ports.ts";
import { type AnalyserRun, brokenOff, runAnalyser } from "./run-analyser.ts";

const MOST_JOBS = 10;
/** A hosted function has 2 s of CPU for a request: no further script is begun when less than one script's 1.2 s is left. */
const BEGIN_WITHIN_MS = 700;
const MOST_ATTEMPTS = 3;

/** Works a batch of the queue off: one job after the other, each claimed when its turn comes. */
export async function drainQueue(
	ports: AnalyzeSecurityPorts,
): Promise<Result<DrainQueueAnswer, "database_unreachable">> {
	const { analyser, store, now } = ports;
	const begun = now();
	let [done, failed] = [0, 0];
	while (done + failed < MOST_JOBS && now() - begun < BEGIN_WITHIN_MS) {
		const job = await store.claim();
		if (!job.ok) return job;
		if (job.value === null) break;
		const { result, error } = runJob(job.value, ports);
		const recorded = await store.record(job.value.versionId, result, error);
		// Deleted while it was analysed: its job went with it.
		if (!recorded.ok && recorded.error.code === "version_not_found") continue;
		if (!recorded.ok) return { ok: false, error: { ...recorded.error, code: "database_unreachable" } };
		if (error === null) done += 1;
		else failed += 1;
	}
	const state = await store.queueState();
	if (!state.ok) return state;
	return succeed({ done, failed, ...state.value, rules_version: analyser.rulesVersion });
}

function runJob({ code, title, attempt }: ClaimedJob, { analyser }: AnalyzeSecurityPorts): AnalyserRun {
	if (attempt <= MOST_ATTEMPTS) return runAnalyser(analyser, { code, title });
	return {
		result: brokenOff(analyser.rulesVersion, `The analysis was broken off ${MOST_ATTEMPTS} times: it took too long.`),
		error: `Given up after ${MOST_ATTEMPTS} attempts that never ended.`,
	};
}
