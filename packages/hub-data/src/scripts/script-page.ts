import * as z from "zod/mini";
import { type ListedScript, listedScript } from "./script-card.ts";

/** One page of a list. */
export interface ScriptPage {
	readonly scripts: readonly ListedScript[];
	/** All matches of the whole list, exact up to 1000; 1001 stands for more. */
	readonly total: number;
	/**
	 * How many scripts at the start of the whole list have all searched words; the others, after them, have some of the words or related
	 * ones. Undefined for a list without searched words.
	 */
	readonly exact?: number | undefined;
}

/** Rows of `list_scripts()` and `search_scripts()`; each carries the total of the whole list. */
export const scriptPageRows = z.pipe(
	z.array(z.object({ ...listedScript.shape, total_count: z.number(), exact_count: z.optional(z.number()) })),
	z.transform(
		(rows): ScriptPage => ({
			scripts: rows.map(({ total_count: _total, exact_count: _exact, ...card }) => card),
			total: rows[0]?.total_count ?? 0,
			exact: rows[0]?.exact_count,
		}),
	),
);
