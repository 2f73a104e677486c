import { builtPart } from "../built-part.ts";
import { calls, type StepGenerator } from "../step-code.ts";
import { checkParameters, parametersOf } from "../step-parameters.ts";
import { unreadable, withoutSelector } from "../step-problems.ts";
import { targetOf } from "../step-target.ts";

export const checkStep: StepGenerator = (data) => {
	const target = targetOf(data);
	const parameters = parametersOf(checkParameters, data);
	if (target === null) return withoutSelector(data);
	if (parameters === null) return unreadable(data);
	return calls({ part: builtPart("setChecked"), args: [target, { literal: parameters.checked }] });
};
