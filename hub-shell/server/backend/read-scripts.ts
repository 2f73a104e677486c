import { type Result, succeed } from "@scriptorium/core-types/errors";
import { listedScript } from "@scriptorium/hub-data/scripts/script-card";
import { parseSearch } from "@scriptorium/hub-data/search/parse-search";
import type { RiskLevel } from "@scriptorium/shared-protocol/risk-level";
import * as z from "zod";
import { isAddressable, isUsername } from "./asked-names.ts";
import { parseRows } from "./parse-rows.ts";
import { isRowId } from "./read-script.ts";
import type { ReadErrorCode, RestReader } from "./rest-reader.ts";
import { type ScriptCard, type ScriptDetails, scriptCard, scriptDetails } from "./script-rows.ts";

export interface ScriptListing {
	/** Search term as typed, with operators. At most 200 characters. */
	readonly term?: string | undefined;
	readonly category?: string | undefined;
	readonly tag?: string | undefined;
	readonly risks?: readonly RiskLevel[] | undefined;
	readonly kind?: string | undefined;
	readonly ownerId?: string | undefined;
	/** Must not be combined with a term. */
	readonly featured?: boolean | undefined;
	readonly sort: "newest" | "popular" | "alphabetical" | "rating" | "best_match";
	/** 1–100. */
	readonly limit: number;
	readonly offset?: number;
}

/** A script in a list, with the facts from which its access and verdict follow. */
export type ListedCard = ScriptCard & Pick<z.output<typeof listedScript>, "reach">;

export interface ScriptPage {
	readonly scripts: readonly ListedCard[];
	/** Number of all matches, exact up to 1000; 1001 means more. */
	readonly total: number;
}

const cardRows = z.array(scriptCard.extend({ total_count: z.int(), reach: listedScript.shape.reach }));

/** Reads a page of public scripts that match all filters. Error: `BACKEND_UNREACHABLE`. */
export async function readScripts(
	rest: RestReader,
	listing: ScriptListing,
): Promise<Result<ScriptPage, ReadErrorCode>> {
	const { term = "", category, tag = "", risks, kind, ownerId, featured, sort, limit, offset = 0 } = listing;
	if (!isAddressable(term) || !isAddressable(tag)) return succeed({ scripts: [], total: 0 });
	const words = parseSearch(term);
	const conditions = words.conditions.map(({ field, value, excluded }) => ({ field, value, excluded }));
	// A term without words cannot be ranked, but its operators still filter.
	const name = words.term === "" ? "list_scripts" : "search_scripts";
	// JSON omits undefined properties.
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
		// Rows carry the total. Past the end there are no rows, so the first row is requested for it.
		const first = await readScripts(rest, { ...listing, limit: 1, offset: 0 });
		return first.ok ? succeed({ scripts: [], total: first.value.total }) : first;
	}
	return succeed({
		scripts: rows.value.map(({ total_count: _, ...card }) => card),
		total: rows.value[0]?.total_count ?? 0,
	});
}

const DETAILS = Object.keys(scriptDetails.shape).join(",");

/** Reads a public script with its newest version; null when there is none. Error: `BACKEND_UNREACHABLE`. */
export async function readScriptDetails(
	rest: RestReader,
	id: string,
): Promise<Result<ScriptDetails | null, ReadErrorCode>> {
	if (!isRowId(id)) return succeed(null);
	const answer = await rest.get("rpc/get_script", { p_id: id, select: DETAILS });
	const rows = parseRows(answer, z.array(scriptDetails), "get_script");
	return rows.ok ? succeed(rows.value[0] ?? null) : rows;
}

/** Checks that a public script exists and returns its kind, otherwise null. Error: `BACKEND_UNREACHABLE`. */
export async function readScriptKind(
	rest: RestReader,
	id: string,
): Promise<Result<ScriptCard["kind"] | null, ReadErrorCode>> {
	if (!isRowId(id)) return succeed(null);
	const answer = await rest.get("rpc/get_script", { p_id: id, select: "kind" });
	const rows = parseRows(answer, z.array(scriptCard.pick({ kind: true })), "get_script");
	return rows.ok ? succeed(rows.value[0]?.kind ?? null) : rows;
}

const CARD = Object.keys(scriptCard.shape).join(",");

/** Reads one public script as shown in lists, by id or address; null when there is none. Error: `BACKEND_UNREACHABLE`. */
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
