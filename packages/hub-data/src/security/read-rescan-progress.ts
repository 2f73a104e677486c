import { succeed } from "@scriptorium/core-types/errors";
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
	/** Left out because the re-scan was cancelled. */
	cancelled: z.int(),
	/** ISO 8601. */
	started_at: z.string(),
	/** Null while jobs are open. */
	finished_at: z.nullable(z.string()),
});
export type RescanProgress = Readonly<z.infer<typeof rescanProgress>>;

const progressRows = z.array(rescanProgress);

/**
 * Reads the progress of a re-scan.
 * @param client the hub client; its session decides what the request may do
 * @param args id of the batch; the default is the newest
 * @param signal aborts the request; the error is then ABORTED
 * @returns job counts; null if there is none, and for everybody except administrators
 */
export async function readRescanProgress(
	client: HubClient,
	args: { readonly batch?: string } = {},
	signal?: AbortSignal,
): Promise<DataResult<RescanProgress | null>> {
	const request = client.rpc("rescan_progress", args.batch === undefined ? {} : { p_batch: args.batch });
	const rows = await readAnswer(prepareRequest(request, signal), progressRows, signal);
	return rows.ok ? succeed(rows.value[0] ?? null) : rows;
}
