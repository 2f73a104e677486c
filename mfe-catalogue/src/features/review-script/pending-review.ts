import { definePendingAction } from "@scriptorium/remote-kit/pending-action";

/** Opens the dialog; its values are in the draft of this tab. */
export const writeReviewAction = definePendingAction(
	"review-script/write",
	async () => (await import("./review-payloads.ts")).writePayload,
);

export const voteAction = definePendingAction(
	"review-script/vote",
	async () => (await import("./review-payloads.ts")).votePayload,
);
