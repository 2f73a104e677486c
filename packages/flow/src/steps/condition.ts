import { fails } from "../generate/step-code.ts";
import { finding, isBlank } from "./step-checks.ts";
import type { StepDefinition } from "./step-definition.ts";

/** A text without a digit, or an empty one, beside a sign that compares by size. Numbers in texts are compared as numbers. */
const ORDERED_TEXT = /(?:[^=<>]|^)[<>]=?\s*(["'`])(?:(?!\1)[^\d\\$])*\1|(["'`])(?:(?!\2)[^\d\\$])*\2\s*[<>](?![<>])/;

/** Divides a flow: each tool writes it as its own kind of statement. */
export const condition: StepDefinition = {
	checks: [
		({ condition: text }) =>
			isBlank(text) ? finding("missing-condition", "error", "is missing a condition expression") : null,
		({ condition: text = "" }) =>
			ORDERED_TEXT.test(text)
				? finding("compared-texts", "warning", "compares texts by their letters, not by size")
				: null,
	],
	checkExits: ({ length }) =>
		length === 0 || length === 2
			? null
			: finding("condition-branches", "warning", "should have exactly 2 outgoing connections (true/false branches)"),
	leavesPage: false,
	resumesByItself: () => true,
	generate({ label, condition: text = "" }, { readCondition }) {
		if (text.trim() === "") return fails(`"${label}" is missing a condition expression`);
		const read = readCondition(text);
		if (!read.ok) return fails(`"${label}" has a condition expression that cannot be read: ${read.message}`);
		return { does: "tests", condition: read.value };
	},
	toAction: () => null,
	alone: null,
};
