import type { HubClient } from "../client.ts";
import type { DataResult } from "../read-answer.ts";
import { listShelf } from "./list-shelf.ts";
import type { ListedScript } from "./script-card.ts";

/**
 * Lists the featured scripts of the home page, most installed first (spec 01 § 7, § 9), none of them High Risk.
 * @param client the hub client; its session decides what the request may do
 * @param signal aborts the request; the error is then ABORTED
 * @returns the scripts; otherwise a `DataErrorCode`
 */
export function listFeatured(client: HubClient, signal?: AbortSignal): Promise<DataResult<readonly ListedScript[]>> {
	return listShelf(client, { p_featured: true, p_sort: "popular" }, signal);
}
