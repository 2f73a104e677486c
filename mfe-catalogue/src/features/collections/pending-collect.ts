import type { PendingAction } from "@scriptorium/shared-protocol/host-remote/session";
import * as z from "zod/mini";

/** A visitor wanted to put a script into a collection. */
export const PENDING_COLLECT = "collections/add";
/** A visitor wanted to see their collections. Being back on the screen is all there is to do. */
export const PENDING_COLLECTIONS = "collections/open";

const payload = z.object({ scriptId: z.uuid() });

export function pendingCollect(scriptId: string, returnTo: string): PendingAction {
	return { kind: PENDING_COLLECT, returnTo, payload: { scriptId } };
}

export function pendingCollections(returnTo: string): PendingAction {
	return { kind: PENDING_COLLECTIONS, returnTo, payload: {} };
}

/** The script of a pending action, or null when the stored action is not one (it was in the browser's storage). */
export function scriptOfPendingCollect(action: PendingAction): string | null {
	const parsed = z.safeParse(payload, action.payload);
	return action.kind === PENDING_COLLECT && parsed.success ? parsed.data.scriptId : null;
}
