import { succeed } from "@scriptorium/core-types/errors";
import * as z from "zod/mini";
import { resolveAddress } from "../addresses/resolve-address.ts";
import type { HubClient } from "../client.ts";
import { prepareRequest } from "../prepare-request.ts";
import { type DataResult, readAnswer } from "../read-answer.ts";
import { type ScriptDetails, scriptDetailsRows } from "./script-details.ts";
import { type ScriptKey, scriptArguments } from "./script-key.ts";

const uuid = z.uuid();

/**
 * Reads the script of an address. A former address leads to the same script.
 * @param client the hub client; its session decides what the request may do
 * @param key id, or username (in any case) and slug
 * @param signal aborts the request; the error is then ABORTED
 * @returns the script; null if there is none, or none that this person may see
 */
export async function getScript(
	client: HubClient,
	key: ScriptKey,
	signal?: AbortSignal,
): Promise<DataResult<ScriptDetails | null>> {
	// The id comes from an address anybody can type; the database would answer 22P02 instead of no row.
	if ("id" in key && !z.safeParse(uuid, key.id).success) return succeed(null);
	const read = (at: ScriptKey) =>
		readAnswer(prepareRequest(client.rpc("get_script", scriptArguments(at)), signal), scriptDetailsRows, signal);
	const script = await read(key);
	if (!script.ok || script.value !== null || "id" in key) return script;
	const present = await resolveAddress(client, key, signal);
	if (!present.ok) return present;
	const { username, slug = null } = present.value ?? {};
	return username === undefined || slug === null ? succeed(null) : read({ username, slug });
}
