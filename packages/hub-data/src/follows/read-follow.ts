import { succeed } from "@scriptorium/core-types/errors";
import * as z from "zod/mini";
import type { HubClient } from "../client.ts";
import { prepareRequest } from "../prepare-request.ts";
import { type DataResult, readOptionalRow } from "../read-answer.ts";

export interface FollowKey {
	/** Always oneself: whom others follow is private. */
	readonly followerId: string;
	readonly authorId: string;
}

const followRow = z.object({ follower_id: z.uuid(), followed_id: z.uuid() });

/**
 * Reads whether the signed-in person follows an author.
 * @param client the hub client; its session decides what the request may do
 * @param key the signed-in person and the author
 * @param signal aborts the request; the error is then ABORTED
 * @returns true or false; otherwise a `DataErrorCode`
 */
export async function readFollow(
	client: HubClient,
	key: FollowKey,
	signal?: AbortSignal,
): Promise<DataResult<boolean>> {
	const request = client
		.from("follows")
		.select("follower_id, followed_id")
		.eq("follower_id", key.followerId)
		.eq("followed_id", key.authorId);
	const row = await readOptionalRow(prepareRequest(request, signal).maybeSingle(), followRow, signal);
	return row.ok ? succeed(row.value !== null) : row;
}
