import * as z from "zod/mini";
import { fails } from "../generate/step-code.ts";
import { actionSchema, elementCondition, milliseconds } from "../recording/action-fields.ts";
import { type RecordedTarget, recordedTarget } from "../recording/recorded-target.ts";
import { replaySelectors, replayTarget } from "../tools/devtools-recorder/replay-selectors.ts";
import type { ReplayStep } from "../tools/devtools-recorder/replay-steps.ts";
import { written } from "../tools/script-text.ts";
import { actionsOn, millisecondsOf, noteVariables } from "../tools/selenium-ide/side-action-parts.ts";
import { commandOn, oneCommand } from "../tools/selenium-ide/side-command-parts.ts";
import type { ReadableCommand } from "../tools/selenium-ide/side-project.ts";
import { decodeSideText, hasVariable } from "../tools/selenium-ide/side-text.ts";
import { type ActionContent, elementContent } from "./action-content.ts";
import { type ActionDefinition, noSideScript, noTexts } from "./action-definition.ts";
import { finding } from "./step-checks.ts";
import type { StepDefinition } from "./step-definition.ts";

/** A wait for some time, or for an element (`observe.ts`). */
export const waitAction = actionSchema("wait", {
	duration: milliseconds,
	selector: z.optional(recordedTarget),
	condition: z.optional(elementCondition),
});
export type WaitAction = z.infer<typeof waitAction>;

/** Spec 03 § 9, in milliseconds. */
const DELAY_MS = 1000;

export const wait: StepDefinition<WaitAction> = {
	checks: [
		({ delay }) =>
			delay === undefined || !(delay >= 0) ? finding("invalid-delay", "error", "has an invalid delay value") : null,
	],
	checkExits: null,
	leavesPage: false,
	alone: null,
	resumesByItself: () => true,
	generate({ label, delay = DELAY_MS }) {
		if (!(delay >= 0)) return fails(`"${label}" has an invalid delay value`);
		return {
			does: "calls",
			calls: [{ part: "pause", args: [{ literal: Math.round(delay) }] }],
			isUnnamed: true,
		};
	},
	toAction: ({ data }, place) => ({ ...place, type: "wait", duration: data.delay ?? DELAY_MS }),
};

export const waitContent: ActionContent<WaitAction> = {
	...elementContent,
	shown: ({ selector, duration }) => ({ selector: selector?.primary ?? null, value: `${duration} ms` }),
};

const PLAYWRIGHT_STATES = {
	visible: "visible",
	hidden: "hidden",
	present: "attached",
	absent: "detached",
} as const;

const SIDE_COMMANDS = {
	visible: "waitForElementVisible",
	hidden: "waitForElementNotVisible",
	present: "waitForElementPresent",
	absent: "waitForElementNotPresent",
} as const;

export const waitInTools: ActionDefinition<WaitAction> = {
	...noTexts,
	...noSideScript,
	/** A wait with a selector becomes the step that waits for an element. */
	toStep({ duration, selector, condition = "present" }) {
		if (selector === undefined) return { type: "wait", label: "Wait", delay: duration };
		const element = { selector: selector.primary, target: selector };
		return { type: "observe", label: "Wait for Element", ...element, timeout: duration, parameters: { condition } };
	},
	playwright({ selector, condition = "present", duration }, { on }) {
		if (selector === undefined)
			return [`await new Promise((resolve) => setTimeout(resolve, ${Math.round(duration)}));`];
		// Zero means no timeout.
		const options = { state: PLAYWRIGHT_STATES[condition], timeout: Math.max(1, Math.round(duration)) };
		return [`await ${on(selector)}.waitFor(${written(options)});`];
	},
	puppeteer({ duration, selector, condition = "present" }, { scope, call, selectors }) {
		const rounded = Math.round(duration);
		if (selector === undefined) return `new Promise((resolve) => setTimeout(resolve, ${rounded}))`;
		// Zero means no timeout.
		const timeout = Math.max(1, rounded);
		// The fallback selectors could match another element at its position.
		const [first = ""] = selectors({ ...selector, fallbacks: [] });
		if (condition === "absent") return call("disappears", scope, String(timeout), first);
		if (condition === "hidden") return `${scope}.waitForSelector(${first}, { hidden: true, timeout: ${timeout} })`;
		const options = `{ ${condition === "visible" ? "visible: true, " : ""}timeout: ${timeout} }`;
		return call("appears", scope, options, ...selectors(selector));
	},
	replay({ duration, selector, condition }, { note }) {
		// The runner counts elements, visible or not (@puppeteer/replay 3, `waitForElement`).
		if (condition === "visible" || condition === "hidden") note("replaced");
		if (duration > (selector === undefined ? MAX_PAUSE_MS : MAX_TIMEOUT_MS)) note("replaced");
		return selector === undefined ? pauses(duration) : [replayWait(selector, duration, condition)];
	},
	readReplay: {
		waitForElement({ operator, count, visible, timeout, selectors }, { note }) {
			const isAbsent = count === 0 && operator !== ">=";
			if (!isAbsent && count !== undefined && (count !== 1 || operator === "<=")) note("check-left-out");
			const condition = isAbsent ? "absent" : visible === undefined ? "present" : visible ? "visible" : "hidden";
			return { type: "wait", duration: timeout ?? REPLAY_TIMEOUT_MS, selector: replayTarget(selectors), condition };
		},
	},
	side({ duration, selector, condition = "present" }) {
		const rounded = String(Math.round(duration));
		return selector === undefined
			? oneCommand("pause", rounded)
			: commandOn(selector, SIDE_COMMANDS[condition], rounded);
	},
	readSide: {
		pause(command) {
			const time = decodeSideText(command.target) || decodeSideText(command.value);
			const duration = millisecondsOf(time);
			if (duration !== null) return { actions: [{ type: "wait", duration }], notes: [] };
			return { actions: [], notes: hasVariable(time) ? ["variable", "bad-step"] : ["bad-step"] };
		},
		waitForElementPresent: (command) => readWait(command, "present"),
		waitForElementNotPresent: (command) => readWait(command, "absent"),
		waitForElementVisible: (command) => readWait(command, "visible"),
		waitForElementNotVisible: (command) => readWait(command, "hidden"),
	},
};

/** The DevTools Recorder's own timeout. */
const REPLAY_TIMEOUT_MS = 5000;
/** The longest time that a step may take in the DevTools Recorder. */
const MAX_TIMEOUT_MS = 30_000;
/** A pause is made of steps of this time, which leaves some to spare in each. */
const PAUSE_MS = 25_000;
const MAX_PAUSE_MS = 600_000;

function pauses(duration: number): ReplayStep[] {
	const whole = Math.min(Math.round(duration), MAX_PAUSE_MS);
	const count = Math.max(1, Math.ceil(whole / PAUSE_MS));
	return Array.from({ length: count }, (_, at): ReplayStep => {
		const time = Math.min(PAUSE_MS, whole - at * PAUSE_MS);
		const expression = `new Promise((resolve) => setTimeout(() => resolve(true), ${time}))`;
		return { type: "waitForExpression", expression, timeout: time + 5000 };
	});
}

function replayWait(selector: RecordedTarget, duration: number, condition: WaitAction["condition"]): ReplayStep {
	const selectors = replaySelectors(selector);
	const timeout = Math.min(MAX_TIMEOUT_MS, Math.max(1, Math.round(duration)));
	if (condition === "absent") return { type: "waitForElement", selectors, operator: "==", count: 0, timeout };
	if (condition === "visible" || condition === "hidden")
		return { type: "waitForElement", selectors, visible: condition === "visible", timeout };
	return { type: "waitForElement", selectors, timeout };
}

/** Selenium IDE's own timeout. */
const SIDE_TIMEOUT_MS = 30_000;

function readWait(command: ReadableCommand, condition: keyof typeof SIDE_COMMANDS) {
	const time = decodeSideText(command.value);
	const duration = millisecondsOf(time) ?? SIDE_TIMEOUT_MS;
	return actionsOn(command, (selector) => [{ type: "wait", selector, duration, condition }], noteVariables(time));
}
