import { fail, succeed } from "@scriptorium/shared-protocol/errors";
import * as z from "zod/mini";
import type { HubClient } from "../client.ts";
import { prepareRequest } from "../prepare-request.ts";
import { type DataResult, readAnswer } from "../read-answer.ts";

const orderedBatch = z.array(z.object({ batch: z.uuid(), total: z.int() }));
export type OrderedRescan = Readonly<z.infer<typeof orderedBatch>[number]>;

/**
 * Orders a re-scan of the scripts that other rules have rated, or of all; for administrators, FORBIDDEN for everybody else.
 * One that is still running is joined. `total` is 0 when every rating is up to date.
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
