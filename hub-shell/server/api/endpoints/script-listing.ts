import { type Result, succeed } from "@scriptorium/core-types/errors";
import { knownCategories } from "@scriptorium/hub-data/categories/known-categories";
import { textLimits } from "@scriptorium/shared-protocol/text-limits";
import * as z from "zod";
import { readAuthor } from "../../backend/read-author.ts";
import { readScripts, type ScriptListing } from "../../backend/read-scripts.ts";
import { riskLevel, scriptKind } from "../../backend/script-rows.ts";
import type { Reading } from "../endpoint.ts";
import { type ApiErrorCode, unavailable } from "../schemas/error.ts";
import { describePage, paging } from "../schemas/paging.ts";
import { type scriptPage, toScript } from "../schemas/script.ts";

/** Filters of all script lists. */
export const scriptFilters = {
	category: z.enum(knownCategories).optional(),
	tag: z.string().trim().min(1).max(textLimits.tag.name.max).optional(),
	risk: z.array(riskLevel).min(1).optional().describe("One or several risk levels, separated by commas."),
	kind: scriptKind.optional(),
	author: z
		.string()
		.regex(/^[A-Za-z0-9_-]{3,30}$/)
		.optional()
		.describe("A username, in upper or lower case."),
	...paging,
};

type Asked = z.output<z.ZodObject<typeof scriptFilters>> & Pick<ScriptListing, "term" | "featured" | "sort">;

/** Returns one page of matching scripts; empty for an unknown author. */
export async function readScriptPage(
	{ category, tag, risk, kind, author, term, featured, sort, limit, offset }: Asked,
	{ rest, origin, url }: Reading,
): Promise<Result<z.output<typeof scriptPage>, ApiErrorCode>> {
	const owner = author === undefined ? null : await readAuthor(rest, author);
	if (owner && !owner.ok) return unavailable(owner.error);
	if (owner?.ok && owner.value === null) {
		return succeed({ items: [], total: 0, total_is_exact: true, ...describePage(url, { limit, offset }, false) });
	}
	const ownerId = owner?.value?.user_id;
	const listing = { term, category, tag, risks: risk, kind, ownerId, featured, sort, limit, offset };
	const found = await readScripts(rest, listing);
	if (!found.ok) return unavailable(found.error);
	const { scripts, total } = found.value;
	// Totals are exact up to 1,000 only; beyond that a full page indicates that there may be more.
	const hasMore = total > 1000 ? scripts.length === limit : offset + scripts.length < total && scripts.length > 0;
	return succeed({
		items: scripts.map((card) => toScript(card, origin)),
		total: Math.min(total, 1000),
		total_is_exact: total <= 1000,
		...describePage(url, { limit, offset }, hasMore),
	});
}
