import * as z from "zod/mini";
import type { HubClient } from "../client.ts";
import { prepareRequest } from "../prepare-request.ts";
import { type DataResult, readAnswer } from "../read-answer.ts";
import type { CollectionTexts } from "./collection.ts";

const created = z.object({ id: z.uuid() });

/**
 * Creates an empty collection of the signed-in person.
 * @param client the hub client; its session decides what the request may do
 * @param args id of that person, title, description and visibility; texts are trimmed
 * @param signal aborts the request; the error is then ABORTED
 * @returns id of the collection; INVALID if a text exceeds its limits
 */
export function createCollection(
	client: HubClient,
	args: CollectionTexts & { readonly userId: string },
	signal?: AbortSignal,
): Promise<DataResult<{ readonly id: string }>> {
	const { userId, title, description, isPublic } = args;
	const row = { owner_id: userId, title: title.trim(), description: description.trim() || null, is_public: isPublic };
	const request = client.from("collections").insert(row).select("id");
	return readAnswer(prepareRequest(request, signal).single(), created, signal);
}
