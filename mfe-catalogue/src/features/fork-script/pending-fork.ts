import type { PendingAction } from "@scriptorium/shared-protocol/host-remote/session";
import * as z from "zod/mini";

/** Name of the action that a visitor was about to do when the sign-in came between. */
export const PENDING_FORK = "fork-script/open";

const payload = z.object({ scriptId: z.uuid() });

/** What was typed is not in it: the draft of this tab has it. */
export function pendingFork(scriptId: string, returnTo: string): PendingAction {
	return { kind: PENDING_FORK, returnTo, payload: { scriptId } };
}

/** The script of a pending fork, or null when the stored action is not one (it was in the browser's storage). */
export function scriptOfPendingFork(action: PendingAction): string | null {
	const parsed = z.safeParse(payload, action.payload);
	return action.kind === PENDING_FORK && parsed.success ? parsed.data.scriptId : null;
}
