import type { HubClient } from "../client.ts";
import { prepareRequest } from "../prepare-request.ts";
import { type DataResult, readAnswer } from "../read-answer.ts";
import { type ScriptPage, scriptPageRows } from "../scripts/script-page.ts";

/** The visible scripts that a person has starred, the newest star first; public. `limit` is 1–100. */
export function listFavorites(
	client: HubClient,
	args: { readonly userId: string; readonly limit: number; readonly offset: number },
	signal?: AbortSignal,
): Promise<DataResult<ScriptPage>> {
	const { userId, limit, offset } = args;
	const request = client.rpc("list_favorites", { p_user_id: userId, p_limit: limit, p_offset: offset });
	return readAnswer(prepareRequest(request, signal), scriptPageRows, signal);
}
