import { succeed } from "@scriptorium/core-types/errors";
import * as z from "zod/mini";
import type { HubClient } from "../client.ts";
import { prepareRequest } from "../prepare-request.ts";
import { type DataResult, readAnswer, readOptionalRow } from "../read-answer.ts";
import {
	COLLECTION_COLUMNS,
	type CollectionDetails,
	type CollectionItem,
	collectedItem,
	ownedCollection,
} from "./collection.ts";

const uuid = z.uuid();
const PERSON = "user_id, username, display_name, avatar_url";
const SCRIPT = "id, title, short_description, slug, kind, category, risk_level, reach, latest_version_id";

/** Rows of one answer; the database gives no more at once (`max_rows` in `supabase/config.toml`). */
const ROWS_PER_ANSWER = 1000;

/**
 * Reads a collection with its scripts, in their order. The scripts are requested separately, because the backend embeds
 * at most two levels of tables.
 * @param client the hub client; its session decides what the request may do
 * @param args the id as written in an address, possibly no UUID
 * @param signal aborts the request; the error is then ABORTED
 * @returns the collection; null if there is none, or none that this person may see
 */
export async function getCollection(
	client: HubClient,
	args: { readonly id: string },
	signal?: AbortSignal,
): Promise<DataResult<CollectionDetails | null>> {
	// The database would answer 22P02 instead of no row.
	if (!z.safeParse(uuid, args.id).success) return succeed(null);
	const request = client
		.from("collections")
		.select(`${COLLECTION_COLUMNS}, owner:profiles!collections_owner_id_fkey(${PERSON})`)
		.eq("id", args.id);
	const [collection, items] = await Promise.all([
		readOptionalRow(prepareRequest(request, signal).maybeSingle(), ownedCollection, signal),
		readItems(client, args.id, signal),
	]);
	if (!collection.ok || collection.value === null) return collection.ok ? succeed(null) : collection;
	return items.ok ? succeed({ ...collection.value, items: items.value }) : items;
}

async function readItems(
	client: HubClient,
	collectionId: string,
	signal?: AbortSignal,
): Promise<DataResult<CollectionItem[]>> {
	const items: CollectionItem[] = [];
	for (;;) {
		const request = client
			.from("collection_items")
			.select(
				`bookmarklet_id, position, created_at, script:bookmarklets(${SCRIPT}, author:profiles!bookmarklets_owner_id_fkey(${PERSON}))`,
			)
			.eq("collection_id", collectionId)
			.order("position")
			// Two items that were added at the same time from two windows have the same position.
			.order("created_at")
			.order("bookmarklet_id")
			.range(items.length, items.length + ROWS_PER_ANSWER - 1);
		const answer = await readAnswer(prepareRequest(request, signal), z.array(collectedItem), signal);
		if (!answer.ok) return answer;
		items.push(...answer.value);
		if (answer.value.length < ROWS_PER_ANSWER) return succeed(items);
	}
}
