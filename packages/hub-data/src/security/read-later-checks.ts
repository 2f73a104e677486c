import { succeed } from "@scriptorium/core-types/errors";
import * as z from "zod/mini";
import type { HubClient } from "../client.ts";
import { prepareRequest } from "../prepare-request.ts";
import { type DataResult, readAnswer } from "../read-answer.ts";

export const laterCheckRows = z.array(
	z.object({
		full_check: z.nullable(z.enum(["under_way", "waiting", "done", "no_result"])),
		test_run: z.nullable(z.enum(["under_way", "evidence", "nothing_seen", "no_result"])),
		test_run_at: z.nullable(z.string()),
	}),
);
type Row = z.output<typeof laterCheckRows>[number];

/** The checks of a version that go on after its first report. */
export interface LaterChecks {
	/**
	 * Null: the first check reached the end. `under_way`: queued or running, and a worker is there. `waiting`: no worker is there, or it is
	 * tried again later.
	 */
	readonly fullCheck: Row["full_check"];
	/** Null: there was no test run, and none is promised. */
	readonly testRun: Row["test_run"];
	/** ISO 8601; null while no test run has ended. */
	readonly testRunAt: string | null;
}

/**
 * Reads how far the later checks of a version are.
 * @param client the hub client; its session decides what the request may do
 * @param args id of the version
 * @param signal aborts the request; the error is then ABORTED
 * @returns the checks; null if this person may not see the version
 */
export async function readLaterChecks(
	client: HubClient,
	args: { readonly versionId: string },
	signal?: AbortSignal,
): Promise<DataResult<LaterChecks | null>> {
	const request = client.rpc("later_checks", { p_version_id: args.versionId });
	const rows = await readAnswer(prepareRequest(request, signal), laterCheckRows, signal);
	if (!rows.ok) return rows;
	const [row] = rows.value;
	return succeed(row ? { fullCheck: row.full_check, testRun: row.test_run, testRunAt: row.test_run_at } : null);
}
