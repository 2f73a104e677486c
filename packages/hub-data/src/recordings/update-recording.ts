import { fail, succeed } from "@scriptorium/core-types/errors";
import * as z from "zod/mini";
import type { HubClient } from "../client.ts";
import { prepareRequest } from "../prepare-request.ts";
import { type DataResult, readAnswer } from "../read-answer.ts";
import { columnsOf, type RecordingTexts } from "./recording.ts";

const changed = z.array(z.object({ id: z.uuid() }));

/**
 * Changes the given texts of one's own recording.
 * @param client the hub client; its session decides what the request may do
 * @param args id of the recording and new texts; missing ones stay
 * @param signal aborts the request; the error is then ABORTED
 * @returns nothing; NOT_FOUND if it was deleted or belongs to somebody else
 */
export async function updateRecording(
	client: HubClient,
	args: { readonly id: string; readonly texts: Partial<RecordingTexts> },
	signal?: AbortSignal,
): Promise<DataResult<void>> {
	const request = client.from("action_recordings").update(columnsOf(args.texts)).eq("id", args.id).select("id");
	const rows = await readAnswer(prepareRequest(request, signal), changed, signal);
	if (!rows.ok) return rows;
	return rows.value.length > 0 ? succeed(undefined) : fail("NOT_FOUND", "This recording does not exist any more.");
}
