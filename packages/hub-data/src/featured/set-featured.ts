import * as z from "zod/mini";
import type { HubClient } from "../client.ts";
import { prepareRequest } from "../prepare-request.ts";
import { type DataResult, readAnswer } from "../read-answer.ts";

/**
 * Adds a script to the featured ones, or takes it away.
 * @param client the hub client; its session decides what the request may do
 * @param args id of a public script, and whether it is featured
 * @returns the new state; FORBIDDEN except for administrators, CONFLICT for High Risk, NOT_FOUND if it is not public
 */
export function setFeatured(
	client: HubClient,
	args: { readonly scriptId: string; readonly isFeatured: boolean },
): Promise<DataResult<boolean>> {
	const request = client.rpc("set_featured", { p_bookmarklet_id: args.scriptId, p_featured: args.isFeatured });
	return readAnswer(prepareRequest(request), z.boolean());
}
