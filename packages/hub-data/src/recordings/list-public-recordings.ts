import * as z from "zod/mini";
import type { HubClient } from "../client.ts";
import { prepareRequest } from "../prepare-request.ts";
import { type DataResult, readAnswer } from "../read-answer.ts";
import { ENTRY_COLUMNS, RECORDINGS_PAGE, type RecordingEntry, recordingEntry } from "./recording.ts";

const rows = z.array(recordingEntry);

/**
 * Lists public recordings, the newest first.
 * @param client the hub client; its session decides what the request may do
 * @param args `limit` and `offset` in recordings
 * @param signal aborts the request; the error is then ABORTED
 * @returns one page, without the actions; otherwise a `DataErrorCode`
 */
export function listPublicRecordings(
	client: HubClient,
	args: { readonly limit?: number; readonly offset?: number },
	signal?: AbortSignal,
): Promise<DataResult<readonly RecordingEntry[]>> {
	const { limit = RECORDINGS_PAGE, offset = 0 } = args;
	const request = client
		.from("action_recordings")
		.select(ENTRY_COLUMNS)
		.eq("is_public", true)
		.order("created_at", { ascending: false })
		.order("id")
		.range(offset, offset + limit - 1);
	return readAnswer(prepareRequest(request, signal), rows, signal);
}
