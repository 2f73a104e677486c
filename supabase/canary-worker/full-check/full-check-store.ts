import { fail, type Result, succeed } from "@scriptorium/core-types/errors";
import type { AnalysisResult } from "@scriptorium/script-analyzer/analysis-result";
import { RULES_VERSION } from "@scriptorium/script-analyzer/rating/rules-version";
import { createClient } from "@supabase/supabase-js";
import * as z from "zod";
import type { FullCheckInput } from "./run-full-check.ts";

export interface ClaimedCheck extends FullCheckInput {
	readonly versionId: string;
}

type Unreachable = "database_unreachable";

/** Database access of the full checks, with the service role's privileges. */
export interface FullCheckStore {
	/** Claims one version that no other worker has claimed and that these rules have checked in part; null when none waits. */
	claim(): Promise<Result<ClaimedCheck | null, Unreachable>>;
	/** Stores a result as the version's newest report; or the reason why there is none, for another attempt later. */
	record(versionId: string, outcome: Result<AnalysisResult, "no_result">): Promise<Result<null, Unreachable>>;
}

const claims = z.array(z.object({ version_id: z.string(), code: z.string(), title: z.string() }));

/**
 * Opens the queue of full checks with the service's rights.
 *
 * @param project address and service key of the backend
 * @returns the queue
 */
export function createFullCheckStore(project: {
	readonly url: string;
	readonly serviceRoleKey: string;
}): FullCheckStore {
	const service = createClient(project.url, project.serviceRoleKey, {
		auth: { persistSession: false, autoRefreshToken: false },
	});
	const p_rules_version = RULES_VERSION;
	const unreachable = ({ message }: { readonly message: string }) =>
		fail("database_unreachable", "The database did not answer. Try again shortly.", message);
	return {
		claim: async () => {
			const claimed = await service.rpc("claim_full_check", { p_rules_version });
			if (claimed.error) return unreachable(claimed.error);
			const data: unknown = claimed.data;
			const [next] = claims.parse(data);
			if (next === undefined) return succeed(null);
			const { version_id: versionId, ...script } = next;
			return succeed({ versionId, ...script });
		},
		record: async (versionId, outcome) => {
			const recorded = await service.rpc("record_full_check", {
				p_version_id: versionId,
				p_rules_version,
				p_summary: outcome.ok ? outcome.value : null,
				...(outcome.ok ? {} : { p_reason: outcome.error.message }),
			});
			return recorded.error ? unreachable(recorded.error) : succeed(null);
		},
	};
}
