import { succeed } from "@scriptorium/core-types/errors";
import * as z from "zod/mini";
import type { HubClient } from "../client.ts";
import { prepareRequest } from "../prepare-request.ts";
import { type DataResult, readAnswer } from "../read-answer.ts";

export interface RatingReport {
	/** The version whose rating is wrong. */
	readonly versionId: string;
	/** The finding that is wrong: its rule and place in the code, which count from 1. Null if something was not found. */
	readonly finding: { readonly type: string; readonly line: number; readonly column: number } | null;
	/** 10–1000 characters. */
	readonly description: string;
}

/**
 * Reports to the moderators that the rating of a version is wrong. The database takes severity, sentence and versions from its newest
 * rating.
 * @param client the hub client; its session decides what the request may do
 * @param report version, finding and description
 * @param signal aborts the request; the error is then ABORTED
 * @returns nothing; CONFLICT if this person has reported it before or the newest rating does not have the finding, NOT_FOUND if this
 *   person may not see the version, INVALID for a description of another length, RATE_LIMITED after too many reports
 */
export async function reportRating(
	client: HubClient,
	report: RatingReport,
	signal?: AbortSignal,
): Promise<DataResult<void>> {
	const { finding } = report;
	const request = client.rpc("report_rating", {
		p_version_id: report.versionId,
		p_description: report.description,
		...(finding === null ? {} : { p_rule: finding.type, p_line: finding.line, p_column: finding.column }),
	});
	const sent = await readAnswer(prepareRequest(request, signal), z.uuid(), signal);
	return sent.ok ? succeed(undefined) : sent;
}
