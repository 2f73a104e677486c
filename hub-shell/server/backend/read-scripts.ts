import { parseSearch } from "@scriptorium/hub-data/search/parse-search";
import { type Result, succeed } from "@scriptorium/shared-protocol/errors";
import type { RiskLevel } from "@scriptorium/shared-protocol/risk-level";
import * as z from "zod";
import { isAddressable, isUsername } from "./asked-names.ts";
import { parseRows } from "./parse-rows.ts";
import { isRowId } from "./read-script.ts";
import type { ReadErrorCode, RestReader } from "./rest-reader.ts";
import { type ScriptCard, type ScriptDetails, scriptCard, scriptDetails } from "./script-rows.ts";

export interface ScriptListing {
	/** As typed into the search box, operators included. At most 200 characters. */
	readonly term?: string | undefined;
	readonly category?: string | undefined;
	readonly tag?: string | undefined;
	readonly risks?: readonly RiskLevel[] | undefined;
	readonly kind?: string | undefined;
	readonly ownerId?: string | undefined;
	/** Not together with a term. */
	readonly featured?: boolean | undefined;
	readonly sort: "newest" | "popular" | "alphabetical" | "rating" | "best_match";
	/** 1–100. */
	readonly limit: number;
	readonly offset?: number;
}

export interface ScriptPage {
	readonly scripts: readonly ScriptCard[];
	/** All matches, exact up to 1000; 1001 stands for more. */
	readonly total: number;
}

const cardRows = z.array(scriptCard.extend({ total_count: z.int() }));

/** Visible scripts that fit every given filter. */
export async function readScripts(
	rest: RestReader,
	listing: ScriptListing,
): Promise<Result<ScriptPage, ReadErrorCode>> {
	const { term = "", category, tag = "", risks, kind, ownerId, featured, sort, limit, offset = 0 } = listing;
	if (!isAddressable(term) || !isAddressable(tag)) return succeed({ scripts: [], total: 0 });
	const words = parseSearch(term);
	const conditions = words.conditions.map(({ field, value, excluded }) => ({ field, value, excluded }));
	// Without words there is nothing to rank, but what the operators ask still holds.
	const name = words.term === "" ? "list_scripts" : "search_scripts";
	// JSON leaves out what is undefined.
	const args = {
		p_term: words.term || undefined,
		p_conditions: conditions.length > 0 ? conditions : undefined,
		p_category: category,
		p_tag: tag || undefined,
		p_risks: risks,
		p_kind: kind,
		p_owner_id: ownerId,
		p_featured: featured || undefined,
		p_sort: sort,
		p_limit: limit,
		p_offset: offset,
	};
	const rows = parseRows(await rest.call(name, args), cardRows, name);
	if (!rows.ok) return rows;
	if (rows.value.length === 0 && offset > 0) {
		// The total comes with the rows: past the end it is asked for at the beginning.
		const first = await readScripts(rest, { ...listing, limit: 1, offset: 0 });
		return first.ok ? succeed({ scripts: [], total: first.value.total }) : first;
	}
	return succeed({
		scripts: rows.value.map(({ total_count: _, ...card }) => card),
		total: rows.value[0]?.total_count ?? 0,
	});
}

const DETAILS = Object.keys(scriptDetails.shape).join(",");

/** A script with its newest version; null when there is none that visitors may see. */
export async function readScriptDetails(
	rest: RestReader,
	id: string,
): Promise<Result<ScriptDetails | null, ReadErrorCode>> {
	if (!isRowId(id)) return succeed(null);
	const answer = await rest.get("rpc/get_script", { p_id: id, select: DETAILS });
	const rows = parseRows(answer, z.array(scriptDetails), "get_script");
	return rows.ok ? succeed(rows.value[0] ?? null) : rows;
}

/** The id of a script that visitors may see, without the rest of it; null when there is none. */
export async function readScriptId(rest: RestReader, id: string): Promise<Result<string | null, ReadErrorCode>> {
	if (!isRowId(id)) return succeed(null);
	const answer = await rest.get("rpc/get_script", { p_id: id, select: "id" });
	const rows = parseRows(answer, z.array(z.object({ id: z.string() })), "get_script");
	return rows.ok ? succeed(rows.value[0]?.id ?? null) : rows;
}

const CARD = Object.keys(scriptCard.shape).join(",");

/** What a list would show of one script, by its id or by the address of its page; null when visitors may see none. */
export async function readScriptCard(
	rest: RestReader,
	by: { readonly id: string } | { readonly username: string; readonly slug: string },
): Promise<Result<ScriptCard | null, ReadErrorCode>> {
	if ("id" in by && !isRowId(by.id)) return succeed(null);
	if (!("id" in by) && !(isUsername(by.username) && isAddressable(by.slug))) return succeed(null);
	const named = "id" in by ? { p_id: by.id } : { p_username: by.username, p_slug: by.slug.toLowerCase() };
	const answer = await rest.call("get_script", named, CARD);
	const rows = parseRows(answer, z.array(scriptCard), "get_script");
	return rows.ok ? succeed(rows.value[0] ?? null) : rows;
}
