import { analysisResult } from "@scriptorium/shared-protocol/hub-edge/analysis-result";
import { ANALYZE_SECURITY, type AnalyzeVersionRequest } from "@scriptorium/shared-protocol/hub-edge/analyze-security";
import type * as z from "zod/mini";
import type { HubClient } from "../client.ts";
import { invokeFunction } from "../invoke-function.ts";
import type { DataResult } from "../read-answer.ts";

/**
 * Has the server rate a saved version; its rating is authoritative. A version that the current rules have already rated
 * returns that rating. Call it right after saving. After a failure the version stays in the queue.
 * @param client the hub client; its session decides what the request may do
 * @param args id of the version
 * @param signal aborts the request; the error is then ABORTED
 * @returns the rating; otherwise a `DataErrorCode`
 */
export function analyzeVersion(
	client: HubClient,
	args: { readonly versionId: string },
	signal?: AbortSignal,
): Promise<DataResult<z.output<typeof analysisResult>>> {
	const body = { version_id: args.versionId } satisfies AnalyzeVersionRequest;
	return invokeFunction(client, { name: ANALYZE_SECURITY, body }, analysisResult, signal);
}
