import * as z from "zod/mini";
import type { HubClient } from "../client.ts";
import { prepareRequest } from "../prepare-request.ts";
import { type DataResult, readAnswer } from "../read-answer.ts";
import type { CollectionTexts } from "./collection.ts";

const created = z.object({ id: z.uuid() });

/** Makes an empty collection of the signed-in person. INVALID: a text is outside its limits. */
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
