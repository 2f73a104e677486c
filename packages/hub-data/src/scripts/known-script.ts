import type { HubClient } from "../client.ts";
import { knownAnswer } from "../known-answer.ts";
import { type ScriptDetails, scriptDetailsRows } from "./script-details.ts";
import { type ScriptKey, scriptArguments } from "./script-key.ts";

/** The script of an address where it came with the page; undefined: ask for it. */
export function knownScript(client: HubClient, key: ScriptKey): ScriptDetails | undefined {
	return knownAnswer(client, { name: "get_script", args: scriptArguments(key) }, scriptDetailsRows) ?? undefined;
}
