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

/** The message that asks a rating process for the rating of a file. */
export const ratingRequest = z.object({
	path: z.string(),
	/** Evaluation steps of the check. */
	steps: z.number(),
	/** Folder of the corpus whose libraries are rated with the script; null for none. */
	libraries: z.string().nullable(),
});

export type RatingRequest = z.infer<typeof ratingRequest>;

/** A script with its verdict and what the analyzer said of it. */
export interface RatedScript {
	readonly id: string;
	readonly verdict: Verdict;
	/** Of the first check, which every hub has. */
	readonly rating: Rating;
	/**
	 * Of the full check, with which a hub with a worker goes on where the first one ran out of steps or libraries were not checked. The same
	 * as `rating` elsewhere.
	 */
	readonly full: Rating;
}
