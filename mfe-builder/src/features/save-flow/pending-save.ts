import { definePendingAction } from "@scriptorium/remote-kit/pending-action";
import * as z from "zod/mini";
import { outputTargets } from "../../flow-output/output-targets.ts";

/** Saves the draft of this browser: the flow itself is too long for a pending action. */
export const saveFlowAction = definePendingAction(
	"save-flow/save",
	z.object({ mode: z.enum(["publish", "draft"]), target: z.enum(outputTargets) }),
);
