import { type Result, succeed } from "@scriptorium/core-types/errors";
import type { AnalysisResult } from "@scriptorium/script-analyzer/analysis-result";
import { RULES_VERSION } from "@scriptorium/script-analyzer/rating/rules-version";
import * as z from "zod";
import { openWorkerQueue, type QueueProject } from "../worker-queue.ts";
import type { LoadedLibrary } from "./load-libraries.ts";

export interface ClaimedCheck {
	readonly versionId: string;
	/** The stored text of the version. */
	readonly code: string;
	readonly title: string;
	/** Of a version that is checked again because its files may have changed: the files that were rated. Null for a first full check. */
	readonly ratedFiles: readonly Pick<LoadedLibrary, "address" | "sha256">[] | null;
}

/** The outcome of a full check. */
export type CheckOutcome =
	| { readonly state: "rated"; readonly result: AnalysisResult; readonly files: readonly LoadedLibrary[] }
	/** A repeated check found the files that were rated before. */
	| { readonly state: "unchanged" }
	| { readonly state: "no_result"; readonly reason: string };

type Unreachable = "database_unreachable";

/** Database access of the full checks, with the service role's privileges. */
export interface FullCheckStore {
	/** Claims one version that no other worker has claimed and that these rules have checked in part; null when none waits. */
	claim(): Promise<Result<ClaimedCheck | null, Unreachable>>;
	/** Stores a result as the version's newest report, with the files that it is about; or why there is none, for another attempt later. */
	record(versionId: string, outcome: CheckOutcome): Promise<Result<null, Unreachable>>;
}

const claims = z.array(
	z.object({
		version_id: z.string(),
		code: z.string(),
		title: z.string(),
		libraries: z.nullable(z.array(z.object({ address: z.string(), sha256: z.nullable(z.string()) }))),
	}),
);

/**
 * Opens the queue of full checks with the service's rights.
 *
 * @param project address and service key of the backend
 * @returns the queue
 */
export function createFullCheckStore(project: QueueProject): FullCheckStore {
	const call = openWorkerQueue(project);
	const p_rules_version = RULES_VERSION;
	return {
		claim: async () => {
			const claimed = await call("claim_full_check", { p_rules_version });
			if (!claimed.ok) return claimed;
			const [next] = claims.parse(claimed.value);
			if (next === undefined) return succeed(null);
			const { version_id: versionId, libraries: ratedFiles, ...script } = next;
			return succeed({ versionId, ratedFiles, ...script });
		},
		record: async (versionId, outcome) => {
			const recorded = await call("record_full_check", {
				p_version_id: versionId,
				p_rules_version,
				p_summary: outcome.state === "rated" ? outcome.result : null,
				...(outcome.state === "rated" ? { p_libraries: outcome.files } : {}),
				...(outcome.state === "no_result" ? { p_reason: outcome.reason } : {}),
			});
			return recorded.ok ? succeed(null) : recorded;
		},
	};
}
