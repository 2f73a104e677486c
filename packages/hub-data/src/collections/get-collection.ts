import { succeed } from "@scriptorium/shared-protocol/errors";
import * as z from "zod/mini";
import type { HubClient } from "../client.ts";
import { prepareRequest } from "../prepare-request.ts";
import { type DataResult, readOptionalRow } from "../read-answer.ts";
import { COLLECTION_COLUMNS, type CollectionDetails, collectionDetails } from "./collection.ts";

const uuid = z.uuid();
const PERSON = "user_id, username, display_name, avatar_url";
const SCRIPT = "id, title, short_description, slug, kind, category, risk_level, latest_version_id";

/** A collection by id; null when there is none, or none that this person may see. */
export async function getCollection(
	client: HubClient,
	args: { readonly id: string },
	signal?: AbortSignal,
): Promise<DataResult<CollectionDetails | null>> {
	// The id comes from an address anybody can type; the database would answer 22P02 instead of no row.
	if (!z.safeParse(uuid, args.id).success) return succeed(null);
	const request = client
		.from("collections")
		.select(
			`${COLLECTION_COLUMNS}, owner:profiles!collections_owner_id_fkey(${PERSON}), items:collection_items(bookmarklet_id, position, created_at, script:bookmarklets(${SCRIPT}, author:profiles!bookmarklets_owner_id_fkey(${PERSON})))`,
		)
		.eq("id", args.id)
		.order("position", { referencedTable: "items" })
		// Two that were added at the same time from two windows have the same place.
		.order("created_at", { referencedTable: "items" });
	return readOptionalRow(prepareRequest(request, signal).maybeSingle(), collectionDetails, signal);
}
