import type { RiskLevel } from "@scriptorium/shared-protocol/risk-level";
import type { HubClient } from "../client.ts";
import { prepareRequest } from "../prepare-request.ts";
import { type DataResult, readAnswer } from "../read-answer.ts";
import { parseSearch } from "../search/parse-search.ts";
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

/**
 * Lists visible scripts that match all given filters.
 * @param client the hub client; its session decides what the request may do
 * @param listing filters, order, `limit` and `offset` in scripts
 * @param signal aborts the request; the error is then ABORTED
 * @returns one page of scripts; otherwise a `DataErrorCode`
 */
export function listScripts(
	client: HubClient,
	listing: ScriptListing,
	signal?: AbortSignal,
): Promise<DataResult<ScriptPage>> {
	const question = questionOf(listing);
	const request =
		question.name === "search_scripts"
			? client.rpc(question.name, question.args)
			: client.rpc(question.name, question.args);
	return readAnswer(prepareRequest(request, signal), scriptPageRows, signal);
}

function questionOf({ term, category, tag, risks, featured, ownerId, sort, limit, offset }: ScriptListing) {
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
	// Without words there is nothing to rank, but the operators still apply.
	return parsed.term
		? ({ name: "search_scripts", args: { p_term: parsed.term, ...filters } } as const)
		: ({
				name: "list_scripts",
				args: { ...filters, ...(featured === undefined ? {} : { p_featured: featured }) },
			} as const);
}
