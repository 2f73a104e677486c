import { builtPart } from "../built-part.ts";
import { fails, type StepGenerator } from "../step-code.ts";
import { observeParameters, parametersOf } from "../step-parameters.ts";
import { unreadable } from "../step-problems.ts";
import { targetOf } from "../step-target.ts";

/** Spec 03 § 5, in milliseconds. */
const TIMEOUT_MS = 5000;

export const observeStep: StepGenerator = (data) => {
	// The wait itself takes the time.
	const target = targetOf({ ...data, timeout: undefined });
	const parameters = parametersOf(observeParameters, data);
	if (target === null) return fails(`"${data.label}" is missing a CSS selector to observe`);
	if (parameters === null) return unreadable(data);
	const timeout = Math.max(0, Math.round(data.timeout ?? TIMEOUT_MS));
	return {
		does: "calls",
		calls: [
			{ part: builtPart("waitForElement"), args: [target, { literal: parameters.condition }, { literal: timeout }] },
		],
		// "Element not found: {selector}" (spec 03 § 5).
		isUnnamed: true,
	};
};
