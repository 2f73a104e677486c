import type { PendingAction } from "@scriptorium/shared-protocol/host-remote/session";
import * as z from "zod/mini";

/** Name of the action that a visitor was about to do when the sign-in came between. */
export const PENDING_STAR = "star-script/add";

const payload = z.object({ scriptId: z.uuid() });

export function pendingStar(scriptId: string, returnTo: string): PendingAction {
	return { kind: PENDING_STAR, returnTo, payload: { scriptId } };
}

/** The script of a pending star, or null when the stored action is not one (it was in the browser's storage). */
export function scriptOfPendingStar(action: PendingAction): string | null {
	const parsed = z.safeParse(payload, action.payload);
	return action.kind === PENDING_STAR && parsed.success ? parsed.data.scriptId : null;
}
