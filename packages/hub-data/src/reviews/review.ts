import * as z from "zod/mini";
import { scriptAuthor } from "../scripts/script-card.ts";

/** The content of a review (spec 01 § 5). */
export interface ReviewContent {
	/** 1–5. */
	readonly rating: number;
	/** At most 100 characters; null for none. */
	readonly title: string | null;
	/** 10–1000 characters. */
	readonly comment: string;
	/** At most 20 characters; null for none. */
	readonly worksOnVersion: string | null;
}

/** A row of `bookmarklet_reviews` with its author and the version that its author saw. Times are ISO 8601. */
export const review = z.object({
	id: z.uuid(),
	/** Null after the account was deleted: shown as Anonymous. */
	user_id: z.nullable(z.uuid()),
	version_id: z.nullable(z.uuid()),
	rating: z.int(),
	title: z.nullable(z.string()),
	comment: z.string(),
	works_on_version: z.nullable(z.string()),
	helpful_count: z.int(),
	not_helpful_count: z.int(),
	/** Written by the script's owner before the database refused that; counted in no rating. */
	by_owner: z.boolean(),
	created_at: z.string(),
	/** Later than `created_at` once its author has changed it; votes do not count as changes. */
	updated_at: z.string(),
	author: z.nullable(scriptAuthor),
	version: z.nullable(z.object({ semver: z.string() })),
});
export type Review = z.infer<typeof review>;

/** The author by the name of the foreign key: `review_votes` is a second way from reviews to profiles. */
export const REVIEW_COLUMNS =
	"id, user_id, version_id, rating, title, comment, works_on_version, helpful_count, not_helpful_count, by_owner, created_at, updated_at, author:profiles!bookmarklet_reviews_user_id_fkey(user_id, username, display_name, avatar_url), version:versions(semver)";

/**
 * Converts the content of a review to columns of the table.
 * @param content stars from 1 to 5, title, comment and whether the version works
 * @returns the columns
 */
export function reviewColumns({ rating, title, comment, worksOnVersion }: ReviewContent) {
	return { rating, title, comment, works_on_version: worksOnVersion };
}
