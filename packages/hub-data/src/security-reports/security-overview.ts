import * as z from "zod/mini";
import type { HubClient } from "../client.ts";
import { prepareRequest } from "../prepare-request.ts";
import { type DataResult, readAnswer } from "../read-answer.ts";

const count = z.number();

/** The answer of `security_overview()`. */
export const securityOverview = z.object({
	/** Public scripts by risk level, now. */
	levels: z.object({ green: count, amber: count, red: count, unrated: count }),
	/** Version of the rules that rate now; null before the first rating. */
	rules_version: z.nullable(z.string()),
	/** The last 12 months, oldest first: reports by level. */
	months: z.array(
		z.object({
			/** YYYY-MM, in UTC. */
			month: z.string(),
			green: count,
			amber: count,
			red: count,
			unrated: count,
			/** 0–100; null in a month without a rated report. */
			average_score: z.nullable(z.number()),
		}),
	),
});
export type SecurityOverview = Readonly<z.infer<typeof securityOverview>>;

/**
 * Reads how public scripts are rated, and the reports of the last 12 months.
 * @param client the hub client; its session decides what the request may do
 * @param signal aborts the request; the error is then ABORTED
 * @returns the figures; FORBIDDEN for everybody except administrators
 */
export function readSecurityOverview(client: HubClient, signal?: AbortSignal): Promise<DataResult<SecurityOverview>> {
	return readAnswer(prepareRequest(client.rpc("security_overview"), signal), securityOverview, signal);
}
