import * as z from "zod/mini";
import { fails } from "../generate/step-code.ts";
import { targetOf } from "../generate/step-target.ts";
import { elementCondition } from "../recording/action-fields.ts";
import { targetOfStep } from "../recording/target-of-step.ts";
import { finding, needsSelector } from "./step-checks.ts";
import type { StepDefinition } from "./step-definition.ts";
import { parametersOf } from "./step-parameters.ts";
import { unreadable } from "./step-problems.ts";
import type { WaitAction } from "./wait.ts";

/** Spec 03 § 5, in milliseconds. */
const TIMEOUT_MS = 5000;

const observeParameters = z.object({ condition: z._default(elementCondition, "present") });

/** Waits for an element. In recordings it is a `wait` action with an element, whose definition writes and reads it. */
export const observe: StepDefinition<WaitAction> = {
	checks: [
		needsSelector("error", "is missing a CSS selector to observe"),
		({ timeout }) =>
			timeout === undefined
				? finding("missing-timeout", "warning", `has no timeout and waits for ${TIMEOUT_MS} ms`)
				: null,
	],
	checkExits: null,
	leavesPage: false,
	alone: null,
	resumesByItself: () => true,
	generate(data) {
		// The wait itself takes the time.
		const target = targetOf({ ...data, timeout: undefined });
		const parameters = parametersOf(observeParameters, data);
		if (target === null) return fails(`"${data.label}" is missing a CSS selector to observe`);
		if (parameters === null) return unreadable(data);
		const timeout = Math.max(0, Math.round(data.timeout ?? TIMEOUT_MS));
		return {
			does: "calls",
			calls: [{ part: "waitForElement", args: [target, { literal: parameters.condition }, { literal: timeout }] }],
			// "Element not found: {selector}" (spec 03 § 5).
			isUnnamed: true,
		};
	},
	toAction({ data }, place) {
		const selector = targetOfStep(data);
		if (selector === null) return null;
		const { condition = "present" } = parametersOf(observeParameters, data) ?? {};
		const duration = Math.max(0, Math.round(data.timeout ?? TIMEOUT_MS));
		return { ...place, selector, type: "wait", duration, condition };
	},
};
