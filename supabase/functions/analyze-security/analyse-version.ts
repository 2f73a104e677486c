import type { AnalysisResult } from "@scriptorium/script-analyzer/analysis-result";
import { fail, type Result } from "@scriptorium/shared-protocol/errors";
import type { AnalyzeSecurityErrorCode } from "@scriptorium/shared-protocol/hub-edge/analyze-security";
import type { AnalyzeSecurityPorts, Caller } from "./ports.ts";
import { runAnalyser } from "./run-analyser.ts";

/** Rates a version that the caller may see and stores the report; what these rules have rated before is only answered. */
export async function analyseVersion(
	versionId: string,
	caller: Caller & { readonly token: string | null },
	{ analyser, store }: AnalyzeSecurityPorts,
): Promise<Result<AnalysisResult, AnalyzeSecurityErrorCode>> {
	const visible = await store.sees(versionId, caller.token);
	if (!visible.ok) return visible;
	const version = await store.begin(caller, visible.value ? versionId : null);
	if (!version.ok) return version;
	if (version.value === null) return fail("version_not_found", "This version does not exist or is not public.");
	const { code, title, report } = version.value;
	if (report !== null) return { ok: true, value: report };
	const { result, error } = runAnalyser(analyser, { code, title });
	return store.record(versionId, result, error);
}
