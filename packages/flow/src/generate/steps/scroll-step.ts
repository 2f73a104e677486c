import { builtPart } from "../built-part.ts";
import { calls, type StepGenerator } from "../step-code.ts";
import { parametersOf, scrollParameters } from "../step-parameters.ts";
import { unreadable } from "../step-problems.ts";
import { pageTarget, targetOf } from "../step-target.ts";

export const scrollStep: StepGenerator = (data) => {
	const parameters = parametersOf(scrollParameters, data);
	if (parameters === null) return unreadable(data);
	const target = targetOf(data) ?? pageTarget("html", data.frame);
	const { to, smooth } = parameters;
	const place = [{ literal: to.x }, { literal: to.y }, ...(smooth ? [{ literal: true }] : [])];
	return calls({ part: builtPart("scrollToPosition"), args: [target, ...place] });
};
