import { verdictOfListed } from "@scriptorium/hub-data/scripts/listed-answers";
import { accessOf } from "@scriptorium/script-analyzer/capabilities/access";
import { verdictOf } from "@scriptorium/script-analyzer/rating/verdict";
import * as z from "zod";
import { profile } from "../../backend/read-author.ts";
import { review, reviewSummary } from "../../backend/read-reviews.ts";
import { type AnalyzedVersion, rating, version } from "../../backend/read-versions.ts";
import type { ScriptCard } from "../../backend/script-rows.ts";
import { pageFields } from "./paging.ts";
import { answers } from "./script.ts";

export const ratedVersion = version
	.extend({
		rating: rating
			.extend(answers)
			.nullable()
			.describe("The newest rating with its verdict and access; null while it is being analyzed."),
	})
	.describe("A version, never changed after it was published.");

export const versionPage = z
	.object({ items: z.array(ratedVersion), ...pageFields })
	.describe("One page of the versions of a script, newest first.");

export const reviewPage = z
	.object({ summary: reviewSummary, items: z.array(review), ...pageFields })
	.describe("What all reviews of a script say together, and one page of them.");

export const categoryList = z
	.object({
		items: z.array(z.object({ category: z.string(), count: z.int().min(0), feed_url: z.url() })),
	})
	.describe("Every category with the number of its scripts.");

export const tagPage = z
	.object({
		items: z.array(z.object({ tag: z.string(), count: z.int().min(1), feed_url: z.url() })),
		total: z.int().min(0),
		...pageFields,
	})
	.describe("One page of the tags in use, most used first.");

export const authorDetails = profile
	.extend({
		html_url: z.url().describe("The profile's page."),
		scripts_url: z.url().describe("This person's scripts in the API, newest first."),
		feed_url: z.url().describe("Atom feed of this person's scripts."),
		script_count: z.int().min(0).max(1000),
		script_count_is_exact: z.boolean().describe("False when there are more than 1000; the count is 1000 then."),
	})
	.describe("A public profile.");

/** A version with both answers of its newest rating. */
export function toRatedVersion(
	{ rating: stored, ...row }: AnalyzedVersion,
	kind: ScriptCard["kind"],
): z.infer<typeof ratedVersion> {
	if (stored === null) return { ...row, rating: null };
	const { summary_json: analysis, ...facts } = stored;
	const verdict =
		analysis === null
			? verdictOfListed({ risk_level: facts.risk_level, reach: null })
			: verdictOf({ ...analysis, risk_level: facts.risk_level }).kind;
	return { ...row, rating: { ...facts, verdict, access: analysis && accessOf(analysis, kind) } };
}
