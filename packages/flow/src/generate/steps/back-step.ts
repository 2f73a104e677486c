import { builtPart } from "../built-part.ts";
import type { StepGenerator } from "../step-code.ts";
import { navigateParameters, parametersOf } from "../step-parameters.ts";
import { unreadable } from "../step-problems.ts";
import { timeoutOf } from "../step-target.ts";

export const backStep: StepGenerator = (data) => {
	const parameters = parametersOf(navigateParameters, data);
	if (parameters === null) return unreadable(data);
	const { waitForLoad } = parameters;
	const notes = waitForLoad === undefined ? (["may-stop-after"] as const) : [];
	return {
		does: "calls",
		calls: [{ part: builtPart("travel"), args: [{ literal: -1 }, ...timeoutOf(data)] }],
		leavesPage: waitForLoad === true,
		notes,
	};
};
