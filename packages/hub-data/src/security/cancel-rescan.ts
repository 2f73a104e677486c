import * as z from "zod/mini";
import type { HubClient } from "../client.ts";
import { prepareRequest } from "../prepare-request.ts";
import { type DataResult, readAnswer } from "../read-answer.ts";

/**
 * Cancels the waiting jobs of a re-scan; the one that is running finishes.
 * @param client the hub client; its session decides what the request may do
 * @param args id of the batch
 * @returns how many jobs were cancelled; FORBIDDEN for everybody except administrators
 */
export function cancelRescan(client: HubClient, args: { readonly batch: string }): Promise<DataResult<number>> {
	return readAnswer(prepareRequest(client.rpc("cancel_rescan", { p_batch: args.batch })), z.number());
}
