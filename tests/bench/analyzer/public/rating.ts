import * as z from "zod";
import type { Verdict } from "../../../corpus/public/public-scripts.ts";

/** What the analyzer said of a script, as a rating process answers. */
export const rating = z.object({
	level: z.enum(["green", "amber", "red", "unrated"]),
	score: z.number(),
	/** Why it was not rated; null when it was. */
	reason: z.string().nullable(),
	findings: z.array(
		z.object({
			type: z.string(),
			severity: z.string(),
			line: z.number(),
			column: z.number(),
			description: z.string(),
		}),
	),
});

export type Rating = z.infer<typeof rating>;

/** A script with its verdict and what the analyzer said of it. */
export interface RatedScript {
	readonly id: string;
	readonly verdict: Verdict;
	readonly rating: Rating;
}
