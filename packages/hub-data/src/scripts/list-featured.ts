import { succeed } from "@scriptorium/shared-protocol/errors";
import type { HubClient } from "../client.ts";
import type { DataResult } from "../read-answer.ts";
import { listScripts } from "./list-scripts.ts";
import type { ListedScript } from "./script-card.ts";
import { shelfRisks } from "./shelf-risks.ts";

/**
 * Lists the featured scripts of the home page, most installed first (spec 01 § 7, § 9), none of them High Risk.
 * @param client the hub client; its session decides what the request may do
 * @param signal aborts the request; the error is then ABORTED
 * @returns the scripts; otherwise a `DataErrorCode`
 */
export async function listFeatured(
	client: HubClient,
	signal?: AbortSignal,
): Promise<DataResult<readonly ListedScript[]>> {
	const page = await listScripts(client, { featured: true, risks: shelfRisks, sort: "popular", limit: 8 }, signal);
	return page.ok ? succeed(page.value.scripts) : page;
}
