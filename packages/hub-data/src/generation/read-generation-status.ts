import { GENERATE_BOOKMARKLET } from "@scriptorium/shared-protocol/hub-edge/generate-bookmarklet";
import { type GenerationStatus, generationStatus } from "@scriptorium/shared-protocol/hub-edge/script-generation";
import type { HubClient } from "../client.ts";
import { invokeFunction } from "../invoke-function.ts";
import type { DataResult } from "../read-answer.ts";

/**
 * Reads which models the operator allows, and what is left of the person's quota of the day.
 * @param client the hub client; without a session the quota is null
 * @param signal aborts the request; the error is then ABORTED
 * @returns the status; otherwise a `DataErrorCode`
 */
export function readGenerationStatus(client: HubClient, signal?: AbortSignal): Promise<DataResult<GenerationStatus>> {
	return invokeFunction(client, { name: GENERATE_BOOKMARKLET, method: "GET" }, generationStatus, signal);
}
