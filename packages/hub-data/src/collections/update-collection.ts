import { fail, succeed } from "@scriptorium/core-types/errors";
import * as z from "zod/mini";
import type { HubClient } from "../client.ts";
import { prepareRequest } from "../prepare-request.ts";
import { type DataResult, readAnswer } from "../read-answer.ts";
import type { CollectionTexts } from "./collection.ts";

const changed = z.array(z.object({ id: z.uuid() }));

/**
 * Changes the given fields of one's own collection.
 * @param client the hub client; its session decides what the request may do
 * @param args id of the collection and new values; missing fields stay
 * @param signal aborts the request; the error is then ABORTED
 * @returns nothing; NOT_FOUND if it was deleted or belongs to somebody else
 */
export async function updateCollection(
	client: HubClient,
	args: Partial<CollectionTexts> & { readonly id: string },
	signal?: AbortSignal,
): Promise<DataResult<void>> {
	const { id, title, description, isPublic } = args;
	const row = {
		...(title === undefined ? {} : { title: title.trim() }),
		...(description === undefined ? {} : { description: description.trim() || null }),
		...(isPublic === undefined ? {} : { is_public: isPublic }),
	};
	const request = client.from("collections").update(row).eq("id", id).select("id");
	const rows = await readAnswer(prepareRequest(request, signal), changed, signal);
	if (!rows.ok) return rows;
	return rows.value.length > 0 ? succeed(undefined) : fail("NOT_FOUND", "This collection does not exist any more.");
}
