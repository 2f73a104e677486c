import { succeed } from "@scriptorium/core-types/errors";
import * as z from "zod/mini";
import type { HubClient } from "../client.ts";
import { prepareRequest } from "../prepare-request.ts";
import { type DataResult, readOptionalRow } from "../read-answer.ts";
import { type Analyzing, analysisOfReport, analyzing, type Rated, ratedReport } from "./risk-rating.ts";

/** A version's newest report, or that it is being analyzed. */
export type SecurityReport =
	| Analyzing
	| (Rated & {
			/** Null when the report has a form that this hub does not know: level and score hold all the same. */
			readonly analysis: z.output<typeof analysisOfReport>;
	  });

const versionRow = z.object({
	security_reports: z.array(z.object({ ...ratedReport.shape, summary_json: analysisOfReport })),
});

/**
 * Reads the newest report of a version.
 * @param client the hub client; its session decides what the request may do
 * @param args id of the version
 * @param signal aborts the request; the error is then ABORTED
 * @returns the report, or that it is being analyzed; null if this person may not see the version
 */
export async function readSecurityReport(
	client: HubClient,
	args: { readonly versionId: string },
	signal?: AbortSignal,
): Promise<DataResult<SecurityReport | null>> {
	const request = client
		.from("versions")
		.select("security_reports(risk_level, score, rules_version, created_at, summary_json)")
		.eq("id", args.versionId)
		.order("created_at", { referencedTable: "security_reports", ascending: false })
		.limit(1, { referencedTable: "security_reports" });
	const row = await readOptionalRow(prepareRequest(request, signal).maybeSingle(), versionRow, signal);
	if (!row.ok || row.value === null) return row.ok ? succeed(null) : row;
	const [report] = row.value.security_reports;
	if (report === undefined) return succeed(analyzing);
	const { summary_json: analysis, ...rated } = report;
	return succeed({ state: "rated", ...rated, analysis });
}
