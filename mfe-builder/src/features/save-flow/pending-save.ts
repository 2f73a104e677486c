import { definePendingAction } from "@scriptorium/remote-kit/pending-action";

/** Saves the draft of this browser: the flow itself is too long for a pending action. */
export const saveFlowAction = definePendingAction(
	"save-flow/save",
	async () => (await import("./save-payload.ts")).savePayload,
);
