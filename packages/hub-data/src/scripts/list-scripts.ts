import type { HubClient } from "../client.ts";
import { prepareRequest } from "../prepare-request.ts";
import { type DataResult, readAnswer } from "../read-answer.ts";
import type { RiskLevel } from "./script-card.ts";
import { type ScriptPage, scriptPageRows } from "./script-page.ts";

export type ScriptSort = "newest" | "popular" | "alphabetical" | "rating" | "best_match";

export interface ScriptListing {
	/** Words of the title; near misses and words of the description come in addition. */
	readonly term?: string;
	readonly category?: string;
	readonly tag?: string;
	readonly risks?: readonly RiskLevel[];
	readonly featured?: boolean;
	/** Only scripts of this person. */
	readonly ownerId?: string;
	readonly sort: ScriptSort;
	/** 1–100. */
	readonly limit: number;
	readonly offset?: number;
}

/** Visible scripts that fit every given filter. */
export function listScripts(
	client: HubClient,
	listing: ScriptListing,
	signal?: AbortSignal,
): Promise<DataResult<ScriptPage>> {
	const { term, category, tag, risks, featured, ownerId, sort, limit, offset } = listing;
	const filters = {
		...(category === undefined ? {} : { p_category: category }),
		...(tag === undefined ? {} : { p_tag: tag }),
		...(risks === undefined ? {} : { p_risks: [...risks] }),
		...(ownerId === undefined ? {} : { p_owner_id: ownerId }),
		...(offset === undefined ? {} : { p_offset: offset }),
		p_sort: sort,
		p_limit: limit,
	};
	const request = term?.trim()
		? client.rpc("search_scripts", { p_term: term, ...filters })
		: client.rpc("list_scripts", { ...filters, ...(featured === undefined ? {} : { p_featured: featured }) });
	return readAnswer(prepareRequest(request, signal), scriptPageRows, signal);
}
