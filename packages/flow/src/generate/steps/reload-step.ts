import { reload } from "../runtime/reload.ts";
import type { StepGenerator } from "../step-code.ts";

export const reloadStep: StepGenerator = () => ({
	does: "calls",
	calls: [{ part: reload, args: [] }],
	leavesPage: true,
});
