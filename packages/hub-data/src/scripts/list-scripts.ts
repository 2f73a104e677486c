import type { HubClient } from "../client.ts";
import { prepareRequest } from "../prepare-request.ts";
import { type DataResult, readAnswer } from "../read-answer.ts";
import { parseSearch } from "../search/parse-search.ts";
import type { RiskLevel } from "./script-card.ts";
import { type ScriptPage, scriptPageRows } from "./script-page.ts";

export type ScriptSort = "newest" | "popular" | "alphabetical" | "rating" | "best_match";

export interface ScriptListing {
	/** As typed into a search box, operators included (`search/parse-search.ts`). Near misses come in addition. */
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
	const parsed = parseSearch(term ?? "");
	const conditions = parsed.conditions.map(({ field, value, excluded }) => ({ field, value, excluded }));
	const filters = {
		...(conditions.length === 0 ? {} : { p_conditions: conditions }),
		...(category === undefined ? {} : { p_category: category }),
		...(tag === undefined ? {} : { p_tag: tag }),
		...(risks === undefined ? {} : { p_risks: [...risks] }),
		...(ownerId === undefined ? {} : { p_owner_id: ownerId }),
		...(offset === undefined ? {} : { p_offset: offset }),
		p_sort: sort,
		p_limit: limit,
	};
	// Without words there is nothing to rank, but what was asked still holds.
	const request = parsed.term
		? client.rpc("search_scripts", { p_term: parsed.term, ...filters })
		: client.rpc("list_scripts", { ...filters, ...(featured === undefined ? {} : { p_featured: featured }) });
	return readAnswer(prepareRequest(request, signal), scriptPageRows, signal);
}
