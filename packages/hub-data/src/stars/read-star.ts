import { succeed } from "@scriptorium/core-types/errors";
import * as z from "zod/mini";
import type { HubClient } from "../client.ts";
import { prepareRequest } from "../prepare-request.ts";
import { type DataResult, readOptionalRow } from "../read-answer.ts";

export interface StarKey {
	readonly userId: string;
	readonly scriptId: string;
}

const starRow = z.object({ user_id: z.uuid(), bookmarklet_id: z.uuid() });

/**
 * Reads whether the signed-in person has starred a script.
 * @param client the hub client; its session decides what the request may do
 * @param key signed-in person and script
 * @param signal aborts the request; the error is then ABORTED
 * @returns true or false; otherwise a `DataErrorCode`
 */
export async function readStar(client: HubClient, key: StarKey, signal?: AbortSignal): Promise<DataResult<boolean>> {
	const request = client
		.from("bookmarklet_stars")
		.select("user_id, bookmarklet_id")
		.eq("user_id", key.userId)
		.eq("bookmarklet_id", key.scriptId);
	const row = await readOptionalRow(prepareRequest(request, signal).maybeSingle(), starRow, signal);
	return row.ok ? succeed(row.value !== null) : row;
}
