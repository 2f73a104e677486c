import type { HubClient } from "../client.ts";
import { knownAnswer } from "../known-answer.ts";
import { type ScriptDetails, scriptDetailsRows } from "./script-details.ts";
import { type ScriptKey, scriptArguments } from "./script-key.ts";

/**
 * Takes a script from the answers that the server included in the page.
 * @param client the hub client; its session decides what the request may do
 * @param key id, or username and slug
 * @returns the script; undefined if it has to be requested
 */
export function knownScript(client: HubClient, key: ScriptKey): ScriptDetails | undefined {
	return knownAnswer(client, { name: "get_script", args: scriptArguments(key) }, scriptDetailsRows) ?? undefined;
}
