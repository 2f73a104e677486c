import { riskLevel } from "@scriptorium/shared-protocol/risk-level";
import * as z from "zod/mini";
import type { HubClient } from "../client.ts";
import { prepareRequest } from "../prepare-request.ts";
import { type DataResult, readAnswer } from "../read-answer.ts";
import { filedReasons } from "../reports/report-script.ts";

/** Spec 02 § 9. */
export const analyticsRanges = ["24h", "7d", "30d", "90d"] as const;
export type AnalyticsRange = (typeof analyticsRanges)[number];

/** Numbers by the name of a figure of `private.count_figures()`; one that did not happen is left out. */
const figures = z.record(z.string(), z.number());

/** The answer of `admin_analytics()`. */
export const analyticsAnswer = z.object({
	range: z.enum(analyticsRanges),
	unit: z.enum(["hour", "day"]),
	totals: figures,
	/** One entry for each hour or day (UTC), oldest first; `at` is ISO 8601. */
	series: z.array(z.object({ at: z.string(), figures })),
	/** Users, scripts and installs: the last 30 days and the 30 days before. */
	growth: z.record(z.string(), z.object({ current: z.number(), previous: z.number() })),
	popular: z.array(
		z.object({
			id: z.uuid(),
			title: z.string(),
			install_count: z.number(),
			star_count: z.number(),
			risk_level: riskLevel,
		}),
	),
	/** The most frequent events, as `category/action`. */
	events: z.array(z.object({ name: z.string(), count: z.number() })),
	/** Steps in their order: how many people reached each for the first time. */
	journeys: z.array(z.object({ journey: z.string(), number: z.number(), step: z.string(), people: z.number() })),
	reasons: z.array(z.object({ reason: z.enum(filedReasons), reports: z.number() })),
	/** Of all time; `hours` from filing to decision on average, null before the first. */
	moderation: z.object({ pending: z.number(), resolved: z.number(), hours: z.nullable(z.number()) }),
});
export type Analytics = Readonly<z.infer<typeof analyticsAnswer>>;

/**
 * Reads the figures of the Analytics tab.
 * @param client the hub client; its session decides what the request may do
 * @param args how far back
 * @param signal aborts the request; the error is then ABORTED
 * @returns the figures; FORBIDDEN for everybody except administrators
 */
export function readAnalytics(
	client: HubClient,
	args: { readonly range: AnalyticsRange },
	signal?: AbortSignal,
): Promise<DataResult<Analytics>> {
	const request = client.rpc("admin_analytics", { p_range: args.range });
	return readAnswer(prepareRequest(request, signal), analyticsAnswer, signal);
}
