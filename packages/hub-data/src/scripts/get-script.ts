import { succeed } from "@scriptorium/shared-protocol/errors";
import * as z from "zod/mini";
import type { HubClient } from "../client.ts";
import { prepareRequest } from "../prepare-request.ts";
import { type DataResult, readAnswer } from "../read-answer.ts";
import { type ScriptDetails, scriptDetailsRows } from "./script-details.ts";

const uuid = z.uuid();

/** A script by id; null when there is none, or none that this person may see. */
export async function getScript(
	client: HubClient,
	args: { readonly id: string },
	signal?: AbortSignal,
): Promise<DataResult<ScriptDetails | null>> {
	// The id comes from an address anybody can type; the database would answer 22P02 instead of no row.
	if (!z.safeParse(uuid, args.id).success) return succeed(null);
	return readAnswer(prepareRequest(client.rpc("get_script", { p_id: args.id }), signal), scriptDetailsRows, signal);
}
