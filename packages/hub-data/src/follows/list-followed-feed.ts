import type { HubClient } from "../client.ts";
import { prepareRequest } from "../prepare-request.ts";
import { type DataResult, readAnswer } from "../read-answer.ts";
import { type ScriptPage, scriptPageRows } from "../scripts/script-page.ts";

/** Scripts of the authors whom the signed-in person follows, the newest first. `limit` is 1–100. */
export function listFollowedFeed(
	client: HubClient,
	args: { readonly limit: number; readonly offset: number },
	signal?: AbortSignal,
): Promise<DataResult<ScriptPage>> {
	const request = client.rpc("followed_feed", { p_limit: args.limit, p_offset: args.offset });
	return readAnswer(prepareRequest(request, signal), scriptPageRows, signal);
}
