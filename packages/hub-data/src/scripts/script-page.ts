import * as z from "zod/mini";
import { type ListedScript, listedScript } from "./script-card.ts";

/** One page of a list. */
export interface ScriptPage {
	readonly scripts: readonly ListedScript[];
	/** All matches of the whole list, exact up to 1000; 1001 stands for more. */
	readonly total: number;
}

/** Rows of `list_scripts()` and `search_scripts()`; each carries the total of the whole list. */
export const scriptPageRows = z.pipe(
	z.array(z.object({ ...listedScript.shape, total_count: z.number() })),
	z.transform(
		(rows): ScriptPage => ({
			scripts: rows.map(({ total_count: _, ...card }) => card),
			total: rows[0]?.total_count ?? 0,
		}),
	),
);
