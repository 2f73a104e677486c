import * as z from "zod/mini";
import { calls } from "../generate/step-code.ts";
import { targetOf } from "../generate/step-target.ts";
import { actionSchema } from "../recording/action-fields.ts";
import { type RecordedTarget, recordedTarget } from "../recording/recorded-target.ts";
import { targetOfStep } from "../recording/target-of-step.ts";
import { replaySelectors, replayTarget, ticksBox } from "../tools/devtools-recorder/replay-selectors.ts";
import { actionsOn } from "../tools/selenium-ide/side-action-parts.ts";
import { commandOn } from "../tools/selenium-ide/side-command-parts.ts";
import { elementContent } from "./action-content.ts";
import { type ActionDefinition, noSideScript, noTexts } from "./action-definition.ts";
import { needsSelector } from "./step-checks.ts";
import type { StepDefinition } from "./step-definition.ts";
import { parametersOf } from "./step-parameters.ts";
import { unreadable, withoutSelector } from "./step-problems.ts";

export const checkAction = actionSchema("check", { selector: recordedTarget, checked: z.boolean() });
type CheckAction = z.infer<typeof checkAction>;

const checkParameters = z.object({ checked: z._default(z.boolean(), true) });

export const check: StepDefinition<CheckAction> = {
	checks: [needsSelector("warning")],
	checkExits: null,
	leavesPage: false,
	alone: null,
	resumesByItself: () => false,
	generate(data) {
		const target = targetOf(data);
		const parameters = parametersOf(checkParameters, data);
		if (target === null) return withoutSelector(data);
		if (parameters === null) return unreadable(data);
		return calls({ part: "setChecked", args: [target, { literal: parameters.checked }] });
	},
	toAction({ data }, place) {
		const selector = targetOfStep(data);
		if (selector === null) return null;
		return { ...place, selector, type: "check", checked: parametersOf(checkParameters, data)?.checked ?? true };
	},
};

export const checkContent = elementContent;

export const checkInTools: ActionDefinition<CheckAction> = {
	...noTexts,
	...noSideScript,
	toStep: ({ selector, checked }) => ({
		type: "check",
		label: checked ? "Check" : "Uncheck",
		selector: selector.primary,
		target: selector,
		parameters: { checked },
	}),
	playwright({ selector, checked }, { on }) {
		const box = on(selector);
		if (!mayVanish(selector)) return [`await ${box}.${checked ? "check" : "uncheck"}();`];
		const isOther = checked ? `!(await ${box}.isChecked())` : `await ${box}.isChecked()`;
		return [
			`// Not ${checked ? "check" : "uncheck"}(), which fails when the page removes the box at once, as lists of tasks do.`,
			`if (${isOther}) await ${box}.click();`,
		];
	},
	puppeteer: ({ selector, checked }, { on }) => on(selector, `.fill(${checked})`),
	// The runner clicks in the middle of the box unless it has that state already (pptr.dev, `Locator.fill`).
	replay: ({ selector, checked }) => [
		{ type: "change", selectors: replaySelectors(selector), value: checked ? "true" : "" },
	],
	readReplay: {
		change: (step) =>
			ticksBox(step) ? { type: "check", selector: replayTarget(step.selectors), checked: step.value !== "" } : null,
	},
	side: ({ selector, checked }) => commandOn(selector, checked ? "check" : "uncheck"),
	readSide: {
		check: (command) => actionsOn(command, (selector) => [{ type: "check", selector, checked: true }]),
		uncheck: (command) => actionsOn(command, (selector) => [{ type: "check", selector, checked: false }]),
	},
};

/**
 * Whether a page may remove a box when it is ticked: one of several alike boxes, or one without a name, as in the rows of a list. Boxes of
 * forms have names of their own.
 */
function mayVanish({ alike, fingerprint, attributes }: RecordedTarget): boolean {
	if (alike !== undefined) return true;
	if (fingerprint === undefined || fingerprint.tag !== "input") return false;
	return attributes.name === undefined && !fingerprint.own.some(({ source }) => source === "text");
}
