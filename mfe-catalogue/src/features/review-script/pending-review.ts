import type { PendingAction } from "@scriptorium/shared-protocol/host-remote/session";
import * as z from "zod/mini";

/** Names of the actions that a visitor was about to do when the sign-in came between. */
export const PENDING_REVIEW = "review-script/write";
export const PENDING_VOTE = "review-script/vote";

const reviewPayload = z.object({ scriptId: z.uuid() });
const votePayload = z.object({ reviewId: z.uuid(), isHelpful: z.enum(["true", "false"]) });

export function pendingReview(scriptId: string, returnTo: string): PendingAction {
	return { kind: PENDING_REVIEW, returnTo, payload: { scriptId } };
}

export function pendingVote(reviewId: string, isHelpful: boolean, returnTo: string): PendingAction {
	return { kind: PENDING_VOTE, returnTo, payload: { reviewId, isHelpful: String(isHelpful) } };
}

/** The script of a pending review, or null when the stored action is not one (it was in the browser's storage). */
export function scriptOfPendingReview(action: PendingAction): string | null {
	const parsed = z.safeParse(reviewPayload, action.payload);
	return action.kind === PENDING_REVIEW && parsed.success ? parsed.data.scriptId : null;
}

/** The vote of a pending action, or null when the stored action is not one. */
export function voteOfPending(
	action: PendingAction,
): { readonly reviewId: string; readonly isHelpful: boolean } | null {
	const parsed = z.safeParse(votePayload, action.payload);
	if (action.kind !== PENDING_VOTE || !parsed.success) return null;
	return { reviewId: parsed.data.reviewId, isHelpful: parsed.data.isHelpful === "true" };
}
