import { succeed } from "@scriptorium/shared-protocol/errors";
import * as z from "zod/mini";
import type { HubClient } from "../client.ts";
import { prepareRequest } from "../prepare-request.ts";
import { type DataResult, readAnswer } from "../read-answer.ts";

/** A re-scan as it stands. Every figure is a count of jobs. */
const rescanProgress = z.object({
	batch: z.uuid(),
	total: z.int(),
	/** Rated, be it 'Not rated' with a reason. */
	done: z.int(),
	/** Given up; those scripts are 'Not rated'. */
	failed: z.int(),
	/** ISO 8601. */
	started_at: z.string(),
	/** Null while jobs are open. */
	finished_at: z.nullable(z.string()),
});
type RescanProgress = Readonly<z.infer<typeof rescanProgress>>;

const progressRows = z.array(rescanProgress);

/** How far a re-scan is; without a batch, the newest one. Null when there is none, and for everybody but administrators. */
export async function readRescanProgress(
	client: HubClient,
	args: { readonly batch?: string } = {},
	signal?: AbortSignal,
): Promise<DataResult<RescanProgress | null>> {
	const request = client.rpc("rescan_progress", args.batch === undefined ? {} : { p_batch: args.batch });
	const rows = await readAnswer(prepareRequest(request, signal), progressRows, signal);
	return rows.ok ? succeed(rows.value[0] ?? null) : rows;
}
