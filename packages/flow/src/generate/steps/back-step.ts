import { travel } from "../runtime/travel.ts";
import type { StepGenerator } from "../step-code.ts";
import { navigateParameters, parametersOf } from "../step-parameters.ts";
import { unreadable } from "../step-problems.ts";

export const backStep: StepGenerator = (data) => {
	const parameters = parametersOf(navigateParameters, data);
	if (parameters === null) return unreadable(data);
	const { waitForLoad } = parameters;
	const notes = waitForLoad === undefined ? (["may-stop-after"] as const) : [];
	return { does: "calls", calls: [{ part: travel, args: [{ literal: -1 }] }], leavesPage: waitForLoad === true, notes };
};
