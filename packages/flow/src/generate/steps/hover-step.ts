import { builtPart } from "../built-part.ts";
import type { StepGenerator } from "../step-code.ts";
import { withoutSelector } from "../step-problems.ts";
import { targetOf } from "../step-target.ts";

export const hoverStep: StepGenerator = (data) => {
	const target = targetOf(data);
	if (target === null) return withoutSelector(data);
	return { does: "calls", calls: [{ part: builtPart("hover"), args: [target] }], notes: ["hover-style"] };
};
