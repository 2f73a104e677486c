import { targetOf } from "../generate/step-target.ts";
import { textOfExpression } from "../tools/selenium-ide/side-expression.ts";
import { decodeSideText } from "../tools/selenium-ide/side-text.ts";
import { finding, hasElement } from "./step-checks.ts";
import type { StepDefinition } from "./step-definition.ts";
import { unsupported } from "./tool-statements.ts";

/** Spec 03 § 5. */
const TIMES = 1;

/** Divides a flow: each tool writes it as its own kind of statement. */
export const loop: StepDefinition = {
	checks: [
		(data) =>
			(data.times !== undefined && data.times > 0) || hasElement(data)
				? null
				: finding("missing-repetition", "error", "needs either a number of iterations or a selector for elements"),
	],
	checkExits: (exits) =>
		exits.includes("body") ? null : finding("missing-body", "warning", "has no action to repeat"),
	leavesPage: false,
	resumesByItself: () => true,
	generate(data) {
		const each = targetOf(data);
		if (each !== null) return { does: "repeats", each };
		const { times = TIMES } = data;
		return { does: "repeats", times: Number.isFinite(times) ? Math.max(0, Math.floor(times)) : TIMES };
	},
	toAction: () => null,
	alone: {
		...unsupported,
		readSide: {
			/** An export numbers the elements of a loop before it goes through them. */
			executeScript({ target, value }) {
				const [, expression, mark] = NUMBERED.exec(decodeSideText(target)) ?? [];
				const selector = expression === undefined ? null : textOfExpression(expression);
				if (selector === null || mark === undefined) return null;
				return { is: "list", variable: decodeSideText(value), selector, mark };
			},
		},
	},
};

/** Elements get a number that the commands of a loop find them by (`tools/selenium-ide/flow-side.ts`). */
const NUMBERED =
	/^return \[\.\.\.document\.querySelectorAll\((.+)\)\]\.map\(\(element, index\) => \{ element\.setAttribute\("(data-loop-\d+)", index\); return index; \}\);?$/s;
