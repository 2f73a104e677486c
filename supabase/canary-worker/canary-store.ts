import { type Result, succeed } from "@scriptorium/core-types/errors";
import type { Vulnerability } from "@scriptorium/script-analyzer/analysis-result";
import type { CanaryInput } from "@scriptorium/script-canary/canary-report";
import { CANARY_VERSION } from "@scriptorium/script-canary/canary-version";
import { analysisResult } from "@scriptorium/shared-protocol/hub-edge/analysis-result";
import * as z from "zod";
import { openWorkerQueue, type QueueProject } from "./worker-queue.ts";

export interface ClaimedRun extends CanaryInput {
	readonly versionId: string;
	/** The newest report; null when its format is no longer supported. */
	readonly report: z.infer<typeof analysisResult> | null;
}

/** Database access of the canary, with the service role's privileges. */
export interface CanaryStore {
	/** Claims one script that no other worker has claimed; null when none waits. */
	claim(): Promise<Result<ClaimedRun | null, "database_unreachable">>;
	/** `reason`: why there is no result; null when the run was completed. */
	record(
		versionId: string,
		findings: readonly Vulnerability[],
		reason: string | null,
	): Promise<Result<null, "database_unreachable">>;
}

const runs = z.array(
	z.object({
		version_id: z.string(),
		code: z.string(),
		kind: z.enum(["bookmarklet", "userscript"]),
		report: z.unknown(),
	}),
);

/**
 * Opens the queue of canary runs with the service's rights.
 *
 * @param project address and service key of the backend
 * @returns the queue
 */
export function createCanaryStore(project: QueueProject): CanaryStore {
	const call = openWorkerQueue(project);
	const p_canary_version = CANARY_VERSION;
	return {
		claim: async () => {
			const claimed = await call("claim_canary_run", { p_canary_version });
			if (!claimed.ok) return claimed;
			const [run] = runs.parse(claimed.value);
			if (run === undefined) return succeed(null);
			const { version_id: versionId, code, kind, report } = run;
			return succeed({ versionId, code, kind, report: z.safeParse(analysisResult, report).data ?? null });
		},
		record: async (versionId, findings, reason) => {
			const recorded = await call("record_canary_run", {
				p_version_id: versionId,
				p_canary_version,
				p_findings: findings,
				...(reason === null ? {} : { p_reason: reason }),
			});
			return recorded.ok ? succeed(null) : recorded;
		},
	};
}
