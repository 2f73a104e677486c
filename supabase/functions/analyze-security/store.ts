import { fail, type Result, succeed } from "@scriptorium/core-types/errors";
import { analysisResult } from "@scriptorium/shared-protocol/hub-edge/analysis-result";
import { createClient, type PostgrestError } from "@supabase/supabase-js";
import * as z from "zod";
import type { AnalysisStore } from "./ports.ts";

const options = { auth: { persistSession: false, autoRefreshToken: false } };
const versionRows = z.array(z.object({ code: z.string(), title: z.string(), report: z.unknown() }));
const jobRows = z.array(z.object({ version_id: z.string(), code: z.string(), title: z.string(), attempt: z.number() }));
const stateRows = z.tuple([z.object({ waiting: z.number(), outdated: z.number() })]);

/** `AnalysisStore` over the project's REST and auth services. */
export function createStore(project: {
	readonly url: string;
	readonly publishableKey: string;
	readonly serviceRoleKey: string;
	readonly rulesVersion: string;
}): AnalysisStore {
	const { url, publishableKey, serviceRoleKey, rulesVersion } = project;
	const visitor = createClient(url, publishableKey, options);
	const service = createClient(url, serviceRoleKey, options);
	const p_rules_version = rulesVersion;
	const call = async (name: string, args: object): Promise<{ data: unknown; error: PostgrestError | null }> =>
		service.rpc(name, args);

	return {
		findPersonId: async (token) => {
			const { data, error } = await visitor.auth.getUser(token);
			if (!error) return succeed(data.user.id);
			// The library reports an ended session (`session_not_found`) with status 400, not with the service's 403.
			const isRefused = [400, 401, 403].includes(error.status ?? 0);
			return isRefused ? fail("unauthenticated", "Please sign in again.") : unreachable(error);
		},
		canSeeVersion: async (versionId, token) => {
			const caller = token === null ? visitor : createClient(url, publishableKey, { accessToken: async () => token });
			const { data, error, status } = await caller.from("versions").select("id").eq("id", versionId).maybeSingle();
			if (status === 401) return fail("unauthenticated", "Please sign in again.");
			return error ? unreachable(error) : succeed(data !== null);
		},
		beginAnalysis: async ({ person, headers }, versionId) => {
			const { data, error } = await call("begin_analysis", {
				p_rules_version,
				p_headers: headers,
				...(person === null ? {} : { p_person: person }),
				...(versionId === null ? {} : { p_version_id: versionId }),
			});
			if (error?.code === "PT429") return fail("rate_limited", error.message, error.details);
			if (error) return unreachable(error);
			const [version] = versionRows.parse(data);
			if (version === undefined) return succeed(null);
			const { data: report = null } = z.safeParse(analysisResult, version.report);
			return succeed({ code: version.code, title: version.title, report });
		},
		recordFeatures: async (versionId, version, features) => {
			const args = { p_version_id: versionId, p_features_version: version, p_features: features };
			const { error } = await call("record_code_features", args);
			if (error?.code === "PT404") return fail("version_not_found", error.message);
			return error ? unreachable(error) : succeed(null);
		},
		recordResult: async (versionId, result, failure) => {
			const { data, error } = await call("record_analysis", {
				p_rules_version,
				p_version_id: versionId,
				p_risk_level: result.risk_level,
				p_score: result.score,
				p_summary: result,
				...(failure === null ? {} : { p_error: failure }),
			});
			if (error?.code === "PT404") return fail("version_not_found", error.message);
			if (error) return unreachable(error);
			return succeed(z.safeParse(analysisResult, data).data ?? result);
		},
		claimJob: async () => {
			const { data, error } = await call("claim_analysis_job", { p_rules_version });
			if (error) return unreachable(error);
			const [job] = jobRows.parse(data);
			if (job === undefined) return succeed(null);
			const { version_id: versionId, code, title, attempt } = job;
			return succeed({ versionId, code, title, attempt });
		},
		postpone: async (versionId) => {
			const { error } = await call("postpone_analysis", { p_version_id: versionId });
			return error ? unreachable(error) : succeed(undefined);
		},
		queueState: async () => {
			const { data, error } = await call("analysis_queue_state", { p_rules_version });
			return error ? unreachable(error) : succeed(stateRows.parse(data)[0]);
		},
	};
}

function unreachable(error: Pick<PostgrestError, "message">): Result<never, "database_unreachable"> {
	return fail("database_unreachable", "The database did not answer. Try again shortly.", error.message);
}
