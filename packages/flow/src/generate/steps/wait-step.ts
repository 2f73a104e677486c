import { builtPart } from "../built-part.ts";
import { fails, type StepGenerator } from "../step-code.ts";

/** Spec 03 § 9, in milliseconds. */
const DELAY_MS = 1000;

export const waitStep: StepGenerator = ({ label, delay = DELAY_MS }) => {
	if (!(delay >= 0)) return fails(`"${label}" has an invalid delay value`);
	return {
		does: "calls",
		calls: [{ part: builtPart("pause"), args: [{ literal: Math.round(delay) }] }],
		isUnnamed: true,
	};
};
