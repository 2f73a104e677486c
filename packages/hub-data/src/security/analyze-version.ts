import { analysisResult } from "@scriptorium/shared-protocol/hub-edge/analysis-result";
import { ANALYZE_SECURITY, type AnalyzeVersionRequest } from "@scriptorium/shared-protocol/hub-edge/analyze-security";
import type * as z from "zod/mini";
import type { HubClient } from "../client.ts";
import { invokeFunction } from "../invoke-function.ts";
import type { DataResult } from "../read-answer.ts";

/**
 * Has a saved version rated by the server, whose rating is the one that counts; one that is rated by the present rules
 * already answers that rating. Call it right after saving. A failure loses nothing: the version stays in the queue.
 */
export function analyzeVersion(
	client: HubClient,
	args: { readonly versionId: string },
	signal?: AbortSignal,
): Promise<DataResult<z.output<typeof analysisResult>>> {
	const body = { version_id: args.versionId } satisfies AnalyzeVersionRequest;
	return invokeFunction(client, { name: ANALYZE_SECURITY, body }, analysisResult, signal);
}
