import type { HubClient } from "../client.ts";
import { prepareRequest } from "../prepare-request.ts";
import { type DataResult, readAnswer } from "../read-answer.ts";
import { type ScriptPage, scriptPageRows } from "../scripts/script-page.ts";

/**
 * Lists the visible scripts that a person has starred, the newest star first; public.
 * @param client the hub client; its session decides what the request may do
 * @param args the person, `limit` from 1 to 100, `offset` in scripts
 * @param signal aborts the request; the error is then ABORTED
 * @returns one page of scripts; otherwise a `DataErrorCode`
 */
export function listFavorites(
	client: HubClient,
	args: { readonly userId: string; readonly limit: number; readonly offset: number },
	signal?: AbortSignal,
): Promise<DataResult<ScriptPage>> {
	const { userId, limit, offset } = args;
	const request = client.rpc("list_favorites", { p_user_id: userId, p_limit: limit, p_offset: offset });
	return readAnswer(prepareRequest(request, signal), scriptPageRows, signal);
}
