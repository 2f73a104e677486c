import { succeed } from "@scriptorium/core-types/errors";
import * as z from "zod/mini";
import type { HubClient } from "../client.ts";
import { prepareRequest } from "../prepare-request.ts";
import { type DataResult, readAnswer } from "../read-answer.ts";

/** Reasons that a person chooses from when reporting a script or a review. */
export const reportReasons = ["malicious", "security", "spam", "inappropriate", "broken", "copyright"] as const;
export type ReportReason = (typeof reportReasons)[number];

/** Reasons of stored reports (`moderation_reports.reason`). `rating`: the rating of a version is reported as wrong (`reportRating`). */
export const filedReasons = [...reportReasons, "rating"] as const;
export type FiledReason = (typeof filedReasons)[number];

export interface Report {
	readonly scriptId: string;
	/** The review of that script that is meant; null for the script itself. */
	readonly reviewId: string | null;
	readonly reason: ReportReason;
	/** At most 2000 characters; may be empty. */
	readonly description: string;
}

/**
 * Reports a script or one of its reviews to the moderators.
 * @param client the hub client; its session decides what the request may do
 * @param report script or review, reason and description
 * @param signal aborts the request; the error is then ABORTED
 * @returns nothing; CONFLICT if this person's earlier report is still open
 */
export async function reportScript(client: HubClient, report: Report, signal?: AbortSignal): Promise<DataResult<void>> {
	const request = client.rpc("report_script", {
		p_bookmarklet_id: report.scriptId,
		p_reason: report.reason,
		p_description: report.description,
		...(report.reviewId === null ? {} : { p_review_id: report.reviewId }),
	});
	const sent = await readAnswer(prepareRequest(request, signal), z.uuid(), signal);
	return sent.ok ? succeed(undefined) : sent;
}
