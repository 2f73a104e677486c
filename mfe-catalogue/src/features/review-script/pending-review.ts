import { definePendingAction } from "@scriptorium/remote-kit/pending-action";
import * as z from "zod/mini";

/** Opens the dialog; its values are in the draft of this tab. */
export const writeReviewAction = definePendingAction("review-script/write", z.object({ scriptId: z.uuid() }));

export const voteAction = definePendingAction(
	"review-script/vote",
	z.object({ reviewId: z.uuid(), isHelpful: z.enum(["true", "false"]) }),
);
