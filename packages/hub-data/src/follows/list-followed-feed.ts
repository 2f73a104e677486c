import type { HubClient } from "../client.ts";
import { prepareRequest } from "../prepare-request.ts";
import { type DataResult, readAnswer } from "../read-answer.ts";
import { type ScriptPage, scriptPageRows } from "../scripts/script-page.ts";

/**
 * Lists scripts of the authors whom the signed-in person follows, the newest first.
 * @param client the hub client; its session decides what the request may do
 * @param args `limit` from 1 to 100, `offset` in scripts
 * @param signal aborts the request; the error is then ABORTED
 * @returns one page of scripts; otherwise a `DataErrorCode`
 */
export function listFollowedFeed(
	client: HubClient,
	args: { readonly limit: number; readonly offset: number },
	signal?: AbortSignal,
): Promise<DataResult<ScriptPage>> {
	const request = client.rpc("followed_feed", { p_limit: args.limit, p_offset: args.offset });
	return readAnswer(prepareRequest(request, signal), scriptPageRows, signal);
}
