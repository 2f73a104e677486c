import { waitForElement } from "../runtime/wait-for-element.ts";
import { calls, fails, type StepGenerator } from "../step-code.ts";
import { observeParameters, parametersOf } from "../step-parameters.ts";
import { unreadable } from "../step-problems.ts";
import { targetOf } from "../step-target.ts";

/** Spec 03 § 5, in milliseconds. */
const TIMEOUT_MS = 5000;

export const observeStep: StepGenerator = (data) => {
	const target = targetOf(data);
	const parameters = parametersOf(observeParameters, data);
	if (target === null) return fails(`"${data.label}" is missing a CSS selector to observe`);
	if (parameters === null) return unreadable(data);
	const timeout = Math.max(0, Math.round(data.timeout ?? TIMEOUT_MS));
	return calls({ part: waitForElement, args: [target, { literal: parameters.condition }, { literal: timeout }] });
};
