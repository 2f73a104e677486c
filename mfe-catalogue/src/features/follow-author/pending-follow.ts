import type { PendingAction } from "@scriptorium/shared-protocol/host-remote/session";
import * as z from "zod/mini";

/** Name of the action that a visitor was about to do when the sign-in came between. */
export const PENDING_FOLLOW = "follow-author/add";

const payload = z.object({ authorId: z.uuid() });

export function pendingFollow(authorId: string, returnTo: string): PendingAction {
	return { kind: PENDING_FOLLOW, returnTo, payload: { authorId } };
}

/** The author of a pending follow, or null when the stored action is not one (it was in the browser's storage). */
export function authorOfPendingFollow(action: PendingAction): string | null {
	const parsed = z.safeParse(payload, action.payload);
	return action.kind === PENDING_FOLLOW && parsed.success ? parsed.data.authorId : null;
}
