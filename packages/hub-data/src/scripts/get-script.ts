import { succeed } from "@scriptorium/shared-protocol/errors";
import * as z from "zod/mini";
import type { HubClient } from "../client.ts";
import { prepareRequest } from "../prepare-request.ts";
import { type DataResult, readAnswer } from "../read-answer.ts";
import { type ScriptDetails, scriptDetailsRows } from "./script-details.ts";
import { type ScriptKey, scriptArguments } from "./script-key.ts";

const uuid = z.uuid();

/** The script of an address, its author's username in any case; null when there is none, or none that this person may see. */
export async function getScript(
	client: HubClient,
	key: ScriptKey,
	signal?: AbortSignal,
): Promise<DataResult<ScriptDetails | null>> {
	// The id comes from an address anybody can type; the database would answer 22P02 instead of no row.
	if ("id" in key && !z.safeParse(uuid, key.id).success) return succeed(null);
	return readAnswer(prepareRequest(client.rpc("get_script", scriptArguments(key)), signal), scriptDetailsRows, signal);
}
