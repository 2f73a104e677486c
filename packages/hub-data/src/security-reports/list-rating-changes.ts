import { riskLevel } from "@scriptorium/shared-protocol/risk-level";
import * as z from "zod/mini";
import type { HubClient } from "../client.ts";
import { prepareRequest } from "../prepare-request.ts";
import { type DataResult, readAnswer } from "../read-answer.ts";

/** A version that newer rules have rated otherwise. Scores are 0–100, times ISO 8601. */
const ratingChange = z.object({
	bookmarklet_id: z.uuid(),
	title: z.string(),
	semver: z.string(),
	/** Whether it is the newest version of the script. */
	is_latest: z.boolean(),
	from_level: riskLevel,
	to_level: riskLevel,
	from_score: z.number(),
	to_score: z.number(),
	from_rules: z.string(),
	to_rules: z.string(),
	changed_at: z.string(),
});
export type RatingChange = Readonly<z.infer<typeof ratingChange>>;
export const ratingChangeRows = z.array(ratingChange);

/**
 * Lists versions whose rating changed between versions of the rules, newest change first.
 * @param client the hub client; its session decides what the request may do
 * @param args how many at most, 1–1000
 * @param signal aborts the request; the error is then ABORTED
 * @returns the changes; FORBIDDEN for everybody except administrators
 */
export function listRatingChanges(
	client: HubClient,
	args: { readonly limit: number },
	signal?: AbortSignal,
): Promise<DataResult<RatingChange[]>> {
	const request = client.rpc("rating_changes", { p_limit: args.limit });
	return readAnswer(prepareRequest(request, signal), ratingChangeRows, signal);
}
