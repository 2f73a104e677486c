import * as z from "zod/mini";
import type { HubClient } from "../client.ts";
import { prepareRequest } from "../prepare-request.ts";
import { type DataResult, readAnswer } from "../read-answer.ts";

const flowRow = z.pipe(
	z.array(z.object({ flow: z.unknown() })),
	z.transform(([row]) => row?.flow ?? null),
);

/**
 * Reads the builder's flow of the newest version of a script.
 * @param client the hub client; its session decides what the request may do
 * @param args id of the script
 * @param signal aborts the request; the error is then ABORTED
 * @returns the stored document, to be parsed with `flowDocument`; null without a flow, or without a script that this person may see
 */
export function readFlow(
	client: HubClient,
	args: { readonly scriptId: string },
	signal?: AbortSignal,
): Promise<DataResult<unknown>> {
	return readAnswer(prepareRequest(client.rpc("get_script", { p_id: args.scriptId }), signal), flowRow, signal);
}
