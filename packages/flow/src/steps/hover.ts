import type * as z from "zod/mini";
import { targetOf } from "../generate/step-target.ts";
import { actionSchema, milliseconds } from "../recording/action-fields.ts";
import { recordedTarget } from "../recording/recorded-target.ts";
import { targetOfStep } from "../recording/target-of-step.ts";
import { replaySelectors, replayTarget } from "../tools/devtools-recorder/replay-selectors.ts";
import { actionsOn } from "../tools/selenium-ide/side-action-parts.ts";
import { commandOn } from "../tools/selenium-ide/side-command-parts.ts";
import { elementContent } from "./action-content.ts";
import { type ActionDefinition, noSideScript, noTexts } from "./action-definition.ts";
import { needsSelector } from "./step-checks.ts";
import type { StepDefinition } from "./step-definition.ts";
import { withoutSelector } from "./step-problems.ts";

export const hoverAction = actionSchema("hover", { selector: recordedTarget, duration: milliseconds });
type HoverAction = z.infer<typeof hoverAction>;

export const hover: StepDefinition<HoverAction> = {
	checks: [needsSelector("warning")],
	checkExits: null,
	leavesPage: false,
	alone: null,
	resumesByItself: () => true,
	generate(data) {
		const target = targetOf(data);
		if (target === null) return withoutSelector(data);
		return { does: "calls", calls: [{ part: "hover", args: [target] }], notes: ["hover-style"] };
	},
	toAction({ data }, place) {
		const selector = targetOfStep(data);
		return selector === null ? null : { ...place, selector, type: "hover", duration: 0 };
	},
};

export const hoverContent = elementContent;

export const hoverInTools: ActionDefinition<HoverAction> = {
	...noTexts,
	...noSideScript,
	toStep: ({ selector, duration }) => ({
		type: "hover",
		label: "Hover",
		selector: selector.primary,
		target: selector,
		parameters: { duration },
	}),
	playwright: ({ selector }, { on }) => [`await ${on(selector)}.hover();`],
	puppeteer: ({ selector }, { on }) => on(selector, ".hover()"),
	replay: ({ selector }) => [{ type: "hover", selectors: replaySelectors(selector) }],
	readReplay: {
		hover: ({ selectors }) => ({ type: "hover", selector: replayTarget(selectors), duration: 0 }),
	},
	side: ({ selector }) => commandOn(selector, "mouseOver"),
	readSide: {
		mouseOver: (command) => actionsOn(command, (selector) => [{ type: "hover", selector, duration: 0 }]),
	},
};
