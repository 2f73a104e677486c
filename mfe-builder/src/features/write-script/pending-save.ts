import type { PendingAction } from "@scriptorium/shared-protocol/host-remote/session";

/** Somebody who was not signed in wanted to save. The text itself is in the draft: it is too long for an address. */
export const PENDING_SAVE = "write-script/save";
/** Somebody who was not signed in wanted to edit. Being back on the screen is all there is to do. */
export const PENDING_EDIT = "write-script/edit";

export const pendingSave = (returnTo: string): PendingAction => ({ kind: PENDING_SAVE, returnTo, payload: {} });
export const pendingEdit = (returnTo: string): PendingAction => ({ kind: PENDING_EDIT, returnTo, payload: {} });
