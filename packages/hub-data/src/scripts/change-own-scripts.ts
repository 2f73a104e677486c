import * as z from "zod/mini";
import type { HubClient } from "../client.ts";
import { prepareRequest } from "../prepare-request.ts";
import { type DataResult, readAcknowledgement, readAnswer } from "../read-answer.ts";
import { type ScriptState, scriptState } from "./own-script.ts";

const scriptStates = z.array(scriptState);

/**
 * Publishes or unpublishes scripts of the signed-in person: all of them, or with an error none.
 * @param client the hub client; its session decides what the request may do
 * @param args ids of the scripts, and whether they are public afterwards
 * @param signal aborts the request; the error is then ABORTED
 * @returns the new states; CONFLICT if a moderator has removed one, NOT_FOUND if one was deleted
 */
export function publishScripts(
	client: HubClient,
	args: { readonly ids: readonly string[]; readonly isPublished: boolean },
	signal?: AbortSignal,
): Promise<DataResult<ScriptState[]>> {
	const request = client.rpc("publish_scripts", { p_ids: [...args.ids], p_published: args.isPublished });
	return readAnswer(prepareRequest(request, signal), scriptStates, signal);
}

/**
 * Deletes scripts of the signed-in person: all of them, or with an error none. `undeleteScripts` restores them for 30 days.
 * @param client the hub client; its session decides what the request may do
 * @param ids of the scripts
 * @param signal aborts the request; the error is then ABORTED
 * @returns nothing; NOT_FOUND if one is deleted already
 */
export function deleteScripts(
	client: HubClient,
	ids: readonly string[],
	signal?: AbortSignal,
): Promise<DataResult<void>> {
	return readAcknowledgement(prepareRequest(client.rpc("delete_scripts", { p_ids: [...ids] }), signal), signal);
}

/**
 * Restores deleted scripts of the signed-in person as they were: all of them, or with an error none.
 * @param client the hub client; its session decides what the request may do
 * @param ids of the scripts
 * @param signal aborts the request; the error is then ABORTED
 * @returns the states; NOT_FOUND if one cannot be restored anymore, CONFLICT above the limit of scripts of an account
 */
export function undeleteScripts(
	client: HubClient,
	ids: readonly string[],
	signal?: AbortSignal,
): Promise<DataResult<ScriptState[]>> {
	const request = client.rpc("undelete_scripts", { p_ids: [...ids] });
	return readAnswer(prepareRequest(request, signal), scriptStates, signal);
}

/**
 * Deletes scripts that are deleted already for good: all of them, or with an error none.
 * @param client the hub client; its session decides what the request may do
 * @param ids of the scripts
 * @param signal aborts the request; the error is then ABORTED
 * @returns nothing; NOT_FOUND if one does not exist anymore
 */
export function purgeScripts(
	client: HubClient,
	ids: readonly string[],
	signal?: AbortSignal,
): Promise<DataResult<void>> {
	return readAcknowledgement(prepareRequest(client.rpc("purge_scripts", { p_ids: [...ids] }), signal), signal);
}
