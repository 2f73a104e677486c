import { fail, succeed } from "@scriptorium/core-types/errors";
import * as z from "zod/mini";
import type { HubClient } from "../client.ts";
import { prepareRequest } from "../prepare-request.ts";
import { type DataResult, readAnswer } from "../read-answer.ts";

const orderedBatch = z.array(z.object({ batch: z.uuid(), total: z.int() }));
export type OrderedRescan = Readonly<z.infer<typeof orderedBatch>[number]>;

/**
 * Starts a re-scan of the scripts with outdated ratings, or of all. If one is still running, that one is returned.
 * @param client the hub client; its session decides what the request may do
 * @param args `everything` also rates scripts with current ratings again
 * @param signal aborts the request; the error is then ABORTED
 * @returns the batch, with `total` 0 if all ratings are up to date; FORBIDDEN for everybody except administrators
 */
export async function startRescan(
	client: HubClient,
	args: { readonly everything?: boolean } = {},
	signal?: AbortSignal,
): Promise<DataResult<OrderedRescan>> {
	const request = client.rpc("rescan", { p_everything: args.everything ?? false });
	const rows = await readAnswer(prepareRequest(request, signal), orderedBatch, signal);
	if (!rows.ok) return rows;
	const [ordered] = rows.value;
	return ordered ? succeed(ordered) : fail("UNEXPECTED_ANSWER", "Nothing was answered.");
}
