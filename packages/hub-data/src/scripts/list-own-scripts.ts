import * as z from "zod/mini";
import type { HubClient } from "../client.ts";
import { prepareRequest } from "../prepare-request.ts";
import { type DataResult, readAnswer } from "../read-answer.ts";
import { type OwnScript, ownScript } from "./own-script.ts";

export const ownScriptRows = z.array(ownScript);

/**
 * Lists all scripts of the signed-in person: public ones and drafts newest first, then deleted ones that can be restored.
 * @param client the hub client; its session decides what the request may do
 * @param signal aborts the request; the error is then ABORTED
 * @returns at most 1,000 scripts; UNAUTHENTICATED or FORBIDDEN for visitors
 */
export function listOwnScripts(client: HubClient, signal?: AbortSignal): Promise<DataResult<OwnScript[]>> {
	return readAnswer(prepareRequest(client.rpc("list_own_scripts"), signal), ownScriptRows, signal);
}
