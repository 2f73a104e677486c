import * as z from "zod/mini";
import type { HubClient } from "../client.ts";
import { prepareRequest } from "../prepare-request.ts";
import { type DataResult, readAcknowledgement, readAnswer } from "../read-answer.ts";
import type { ModerationDecision } from "./report-entry.ts";

/**
 * Decides reports: all of them, or with an error none.
 * @param client the hub client; its session decides what the request may do
 * @param args ids of 1–100 open reports, the decision, and a note that the author reads (may be empty)
 * @returns id of the batch, for `undoDecision`; CONFLICT if one was decided already, FORBIDDEN except for moderators
 */
export function decideReports(
	client: HubClient,
	args: { readonly ids: readonly string[]; readonly decision: ModerationDecision; readonly note: string },
): Promise<DataResult<string>> {
	const request = client.rpc("decide_reports", {
		p_ids: [...args.ids],
		p_decision: args.decision,
		p_note: args.note,
	});
	return readAnswer(prepareRequest(request), z.uuid());
}

/**
 * Marks pending reports as being reviewed, or returns them to the pending ones.
 * @param client the hub client; its session decides what the request may do
 * @param args ids of at most 100 reports, and whether they are being reviewed
 * @returns how many were changed; FORBIDDEN except for moderators
 */
export function markReports(
	client: HubClient,
	args: { readonly ids: readonly string[]; readonly isReviewing: boolean },
): Promise<DataResult<number>> {
	const request = client.rpc("mark_reports", { p_ids: [...args.ids], p_reviewing: args.isReviewing });
	return readAnswer(prepareRequest(request), z.number());
}

/**
 * Undoes the decisions of one call of `decideReports` within 10 minutes.
 * @param client the hub client; its session decides what the request may do
 * @param batch id that `decideReports` returned
 * @returns nothing; NOT_FOUND when it is too late, CONFLICT if something else was decided about a script since
 */
export function undoDecision(client: HubClient, batch: string): Promise<DataResult<void>> {
	return readAcknowledgement(prepareRequest(client.rpc("undo_decision", { p_batch: batch })));
}

/**
 * Decides appeals of authors.
 * @param client the hub client; its session decides what the request may do
 * @param args ids of at most 100 open appeals, whether they are granted, and a note that the authors read (may be empty)
 * @returns how many were decided; FORBIDDEN except for moderators
 */
export function decideAppeals(
	client: HubClient,
	args: { readonly ids: readonly string[]; readonly isGranted: boolean; readonly note: string },
): Promise<DataResult<number>> {
	const request = client.rpc("decide_appeals", {
		p_ids: [...args.ids],
		p_granted: args.isGranted,
		p_note: args.note,
	});
	return readAnswer(prepareRequest(request), z.number());
}
