import * as z from "zod/mini";
import type { HubClient } from "../client.ts";
import { prepareRequest } from "../prepare-request.ts";
import { type DataResult, readAnswer } from "../read-answer.ts";

const hash = z.string().check(z.regex(/^(?:[0-9a-f]{32})?$/));

/**
 * Reads which picture of what it does a script has.
 * @param client the hub client; its session decides what the request may do
 * @param args id of the script
 * @param signal aborts the request; the error is then ABORTED
 * @returns hash of the picture; empty without one, and for a script that is not public or is rated High
 */
export function readScriptPicture(
	client: HubClient,
	args: { readonly scriptId: string },
	signal?: AbortSignal,
): Promise<DataResult<string>> {
	return readAnswer(prepareRequest(client.rpc("script_picture", { p_id: args.scriptId }), signal), hash, signal);
}
