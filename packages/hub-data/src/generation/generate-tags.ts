import {
	GENERATE_TAGS,
	type GeneratedTags,
	type GenerateTagsRequest,
	generatedTags,
} from "@scriptorium/shared-protocol/hub-edge/generate-tags";
import type { HubClient } from "../client.ts";
import { invokeFunction } from "../invoke-function.ts";
import type { DataResult } from "../read-answer.ts";

/** Of the code: tags come from its beginning, and a request has at most 2 MB. */
const MAX_SENT_LENGTH = 500_000;

/**
 * Proposes a category and tags for a script.
 * @param client the hub client; its person must be signed in
 * @param request title, description and code as far as they are known
 * @param signal aborts the request; the error is then ABORTED
 * @returns the proposal; otherwise a `DataErrorCode`
 */
export function generateTags(
	client: HubClient,
	{ title, description, code }: GenerateTagsRequest,
	signal?: AbortSignal,
): Promise<DataResult<GeneratedTags>> {
	const body = { title, description, code: code.slice(0, MAX_SENT_LENGTH).replace(/[\ud800-\udbff]$/, "") };
	return invokeFunction(client, { name: GENERATE_TAGS, body }, generatedTags, signal);
}
