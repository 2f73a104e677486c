import type { HubClient } from "../client.ts";
import { prepareRequest } from "../prepare-request.ts";
import { type DataResult, readAnswer } from "../read-answer.ts";
import { type ScriptDetails, scriptDetailsRows } from "./script-details.ts";

/** A script by its author's username (any case) and slug; null when there is none that this person may see. */
export function getScriptBySlug(
	client: HubClient,
	args: { readonly username: string; readonly slug: string },
	signal?: AbortSignal,
): Promise<DataResult<ScriptDetails | null>> {
	const request = client.rpc("get_script", { p_username: args.username, p_slug: args.slug.toLowerCase() });
	return readAnswer(prepareRequest(request, signal), scriptDetailsRows, signal);
}
