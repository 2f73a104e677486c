import * as z from "zod/mini";
import { decimal } from "../decimal.ts";

/** The one row of `get_review_summary()`: all zeros for a script without reviews. */
export const reviewSummary = z.object({
	total_reviews: z.int(),
	/** Plain average of 1–5; 0 without reviews. */
	average_rating: decimal,
	/** How many reviews gave each number of stars. */
	rating_distribution: z.object({ "1": z.int(), "2": z.int(), "3": z.int(), "4": z.int(), "5": z.int() }),
});
export type ReviewSummary = z.infer<typeof reviewSummary>;
