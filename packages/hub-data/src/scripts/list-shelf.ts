import { succeed } from "@scriptorium/core-types/errors";
import type { HubClient } from "../client.ts";
import { prepareRequest } from "../prepare-request.ts";
import { type DataResult, readAnswer } from "../read-answer.ts";
import type { ListedScript } from "./script-card.ts";
import { scriptPageRows } from "./script-page.ts";
import { shelfRisks } from "./shelf-risks.ts";

/** Scripts of a shelf of the home page (spec 01 § 9). */
const SHELF_SIZE = 8;

interface Shelf {
	readonly p_featured?: boolean;
	readonly p_sort: "newest" | "popular";
}

/** Lists the scripts of a shelf, none of them High Risk. Unlike `listScripts`, it does without the parser of the search box. */
export async function listShelf(
	client: HubClient,
	shelf: Shelf,
	signal?: AbortSignal,
): Promise<DataResult<readonly ListedScript[]>> {
	const request = client.rpc("list_scripts", { ...shelf, p_risks: [...shelfRisks], p_limit: SHELF_SIZE });
	const page = await readAnswer(prepareRequest(request, signal), scriptPageRows, signal);
	return page.ok ? succeed(page.value.scripts) : page;
}
