import { definePendingAction, defineReturn } from "@scriptorium/remote-kit/pending-action";

/** Saves the draft: the text itself is too long for a pending action. */
export const saveDraftAction = definePendingAction(
	"write-script/save",
	async () => (await import("./save-payload.ts")).savePayload,
);
/** Shows the testing of the draft again, for somebody who may use the browser of the server now. */
export const testDraftAction = defineReturn("write-script/test");
/** Shows the editor to its owner. */
export const editAction = defineReturn("write-script/edit");
