import { succeed } from "@scriptorium/core-types/errors";
import * as z from "zod/mini";
import type { HubClient } from "../client.ts";
import { prepareRequest } from "../prepare-request.ts";
import { type DataResult, readOptionalRow } from "../read-answer.ts";
import { type CloudRecording, cloudRecording, ENTRY_COLUMNS } from "./recording.ts";

const uuid = z.uuid();

/**
 * Reads a recording.
 * @param client the hub client; its session decides what the request may do
 * @param args the id as written in an address, possibly no UUID
 * @param signal aborts the request; the error is then ABORTED
 * @returns the recording; null if there is none, or none that this person may see
 */
export async function getRecording(
	client: HubClient,
	args: { readonly id: string },
	signal?: AbortSignal,
): Promise<DataResult<CloudRecording | null>> {
	// The id comes from an address anybody can type; the database would answer 22P02 instead of no row.
	if (!z.safeParse(uuid, args.id).success) return succeed(null);
	const request = client.from("action_recordings").select(`${ENTRY_COLUMNS}, recording_data`).eq("id", args.id);
	return readOptionalRow(prepareRequest(request, signal).maybeSingle(), cloudRecording, signal);
}
