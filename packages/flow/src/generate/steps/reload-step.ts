import { builtPart } from "../built-part.ts";
import type { StepGenerator } from "../step-code.ts";

export const reloadStep: StepGenerator = () => ({
	does: "calls",
	calls: [{ part: builtPart("reload"), args: [] }],
	leavesPage: true,
});
