import type { StepGenerator } from "../step-code.ts";
import { dialogParameters, parametersOf } from "../step-parameters.ts";
import { unreadable } from "../step-problems.ts";

export const dialogStep: StepGenerator = (data) => {
	const parameters = parametersOf(dialogParameters, data);
	if (parameters === null) return unreadable(data);
	const { dialog: type, accepted: accept, answer } = parameters;
	// The browser itself asks whether to leave a page, and a frame has its own dialog functions.
	if (type === "beforeunload" || data.frame?.length) return { does: "nothing", because: "dialog-unanswered" };
	return { does: "answers", dialog: { type, accept, ...(answer === undefined ? {} : { answer }) } };
};
