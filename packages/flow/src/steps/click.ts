import { COSTLY, isSocial } from "@scriptorium/script-analyzer/flows/action-words";
import * as z from "zod/mini";
import type { StepData } from "../document/flow-document.ts";
import { calls } from "../generate/step-code.ts";
import { targetOf } from "../generate/step-target.ts";
import { actionSchema, milliseconds, modifiers, point } from "../recording/action-fields.ts";
import { recordedTarget } from "../recording/recorded-target.ts";
import { targetOfStep } from "../recording/target-of-step.ts";
import { withKeys } from "../tools/devtools-recorder/replay-keys.ts";
import { replaySelectors, replayTarget } from "../tools/devtools-recorder/replay-selectors.ts";
import { portableKeys } from "../tools/playwright/portable-keys.ts";
import { heldKeys, numbers, written } from "../tools/script-text.ts";
import { actionsOn } from "../tools/selenium-ide/side-action-parts.ts";
import { commandOn, noSuchCommand } from "../tools/selenium-ide/side-command-parts.ts";
import type { ReadableCommand } from "../tools/selenium-ide/side-project.ts";
import { decodeSideText } from "../tools/selenium-ide/side-text.ts";
import { elementContent } from "./action-content.ts";
import { type ActionDefinition, noSideScript, noTexts } from "./action-definition.ts";
import { needsSelector } from "./step-checks.ts";
import type { StepDefinition } from "./step-definition.ts";
import { anyPoint, heldEventKeys, parametersOf } from "./step-parameters.ts";
import { unreadable, withoutSelector } from "./step-problems.ts";

const buttons = z.enum(["left", "right", "middle"]);
const clickCounts = z.int().check(z.gte(1), z.lte(3));

export const clickAction = actionSchema("click", {
	selector: recordedTarget,
	/** In the element, from its top left corner. */
	position: point,
	button: buttons,
	/** 2 for a double click. */
	clickCount: z._default(clickCounts, 1),
	modifiers: z.optional(modifiers),
	/** How long the button was held down, in milliseconds; only of a long press (`LONG_PRESS_MS`). */
	duration: z.optional(milliseconds),
});
type ClickAction = z.infer<typeof clickAction>;

const clickParameters = z.object({
	position: z.optional(anyPoint),
	button: z._default(buttons, "left"),
	clickCount: z._default(clickCounts, 1),
	modifiers: z.optional(modifiers),
	duration: z.optional(milliseconds),
});

const EVENT_BUTTONS = { left: undefined, middle: 1, right: 2 } as const;

export const click: StepDefinition<ClickAction> = {
	checks: [needsSelector("error")],
	checkExits: null,
	leavesPage: false,
	alone: null,
	resumesByItself: (data) => !actsInName(data),
	generate(data) {
		const target = targetOf(data);
		const parameters = parametersOf(clickParameters, data);
		if (target === null) return withoutSelector(data);
		if (parameters === null) return unreadable(data);
		const { position, button, clickCount, modifiers: held, duration } = parameters;
		const literal = {
			...position,
			button: EVENT_BUTTONS[button],
			count: clickCount === 1 ? undefined : clickCount,
			hold: duration,
			...heldEventKeys(held),
		};
		return calls({ part: "click", args: [target, { literal }] });
	},
	toAction({ data }, place) {
		const selector = targetOfStep(data);
		if (selector === null) return null;
		const {
			position = { x: 0, y: 0 },
			button,
			clickCount,
			modifiers: held,
			duration,
		} = { ...({ button: "left", clickCount: 1 } as const), ...parametersOf(clickParameters, data) };
		return {
			...place,
			selector,
			type: "click",
			position,
			button,
			clickCount,
			...(held === undefined ? {} : { modifiers: held }),
			...(duration === undefined ? {} : { duration }),
		};
	},
};

/** Whether something that the element is known by names an action as liking, following or buying. */
function actsInName({ selector = "", label, target }: StepData): boolean {
	const words = [
		selector,
		label,
		...(target === undefined ? [] : [target.primary, ...target.fallbacks, ...Object.values(target.attributes)]),
		...(target?.fingerprint?.own.map(({ value }) => value) ?? []),
	];
	return words.some((text) => isSocial(text) || COSTLY.test(text) || /submit|send|post|publish/i.test(text));
}

export const clickContent = elementContent;

export const clickInTools: ActionDefinition<ClickAction> = {
	...noTexts,
	...noSideScript,
	toStep(action) {
		const { selector, position, button, clickCount, modifiers: held, duration } = action;
		const parameters = {
			position,
			button,
			clickCount,
			...(held ? { modifiers: held } : {}),
			...(duration === undefined ? {} : { duration }),
		};
		return { type: "click", label: labelOf(action), selector: selector.primary, target: selector, parameters };
	},
	playwright(action, { on }) {
		const { button, clickCount, modifiers: held, selector, position, duration } = action;
		const keys = portableKeys(held);
		const options = {
			...(button === "left" ? {} : { button }),
			...(keys.length === 0 ? {} : { modifiers: keys }),
			...(clickCount === 3 ? { clickCount } : {}),
			...(duration === undefined ? {} : { delay: duration }),
			...(meansPlace(action) ? { position } : {}),
		};
		const given = Object.keys(options).length === 0 ? "" : written(options);
		return [`await ${on(selector)}.${clickCount === 2 ? "dblclick" : "click"}(${given});`];
	},
	puppeteer(action, { on, holding, takesSignal }) {
		const { button, clickCount, position, duration } = action;
		const options = [
			...(button === "left" ? [] : [`button: "${button}"`]),
			...(clickCount === 1 ? [] : [`count: ${clickCount}`]),
			...(duration === undefined ? [] : [`delay: ${duration}`]),
			...(meansPlace(action) ? [`offset: ${numbers(position)}`] : []),
			...(takesSignal ? ["signal"] : []),
		];
		const given = options.length === 0 ? "" : `{ ${options.join(", ")} }`;
		return holding(action.modifiers, on(action.selector, `.click(${given})`));
	},
	replay(action, { note, holdsShift }) {
		const { selector, position, button, clickCount, modifiers: pressed, duration, tab = 0 } = action;
		const at = {
			selectors: replaySelectors(selector),
			offsetX: position.x,
			offsetY: position.y,
			...(duration === undefined ? {} : { duration }),
		};
		const held = holdsShift ? { ctrl: false, alt: false, meta: false, ...pressed, shift: true } : pressed;
		if (tab > 0 && heldKeys(pressed).length > 0) note("keys-left-out");
		const type = clickCount > 1 ? "doubleClick" : "click";
		return withKeys(tab > 0 ? undefined : held, [
			{ type, ...at, ...(button === "left" ? {} : { button: REPLAY_BUTTONS[button] }) },
		]);
	},
	readReplay: {
		click: (step, { held }) => readClick(step, 1, held),
		doubleClick: (step, { held }) => readClick(step, 2, held),
	},
	side({ selector, button, clickCount, modifiers: held, duration }) {
		// Other buttons and held keys have other effects than a plain click.
		if (button !== "left" || Object.values(held ?? {}).some(Boolean)) return noSuchCommand;
		const isOtherwise = clickCount === 3 || duration !== undefined;
		return commandOn(selector, clickCount === 1 ? "click" : "doubleClick", "", isOtherwise ? ["replaced"] : []);
	},
	readSide: {
		click: (command) => readClickCommand(command, 1),
		clickAt: (command) => readClickCommand(command, 1),
		doubleClick: (command) => readClickCommand(command, 2),
		doubleClickAt: (command) => readClickCommand(command, 2),
	},
};

function labelOf({ clickCount, button, duration }: ClickAction): string {
	if (clickCount === 2) return "Double click";
	if (button === "right") return "Right click";
	return duration === undefined ? "Click" : "Press and hold";
}

const PICTURE = /^(?:canvas|svg|img|video|map|area|object|embed)$/;
/** Elements without a meaning of their own. */
const PLAIN = /^(?:div|span|i|\w+-[\w-]+)$/;

/**
 * Whether the position of a click in its element matters: in pictures and sliders, and in plain elements without a role or text, as the
 * rail of a slider, a color field, a board, or the page behind a dialog. Elsewhere the middle is used, which stays valid when the element
 * has another size.
 */
function meansPlace({ selector: { attributes, fingerprint } }: ClickAction): boolean {
	if (attributes.type === "range") return true;
	if (fingerprint === undefined) return false;
	const { tag, role, own } = fingerprint;
	return PICTURE.test(tag) || (PLAIN.test(tag) && role === null && own.every(({ source }) => source !== "text"));
}

const REPLAY_BUTTONS = { left: "primary", right: "secondary", middle: "auxiliary" } as const;
const READ_BUTTONS = { primary: "left", secondary: "right", auxiliary: "middle" } as const;

interface ReplayClick {
	readonly selectors: Parameters<typeof replayTarget>[0];
	readonly offsetX: number;
	readonly offsetY: number;
	readonly button?: keyof typeof READ_BUTTONS | undefined;
	readonly duration?: number | undefined;
}

const readClick = (step: ReplayClick, clickCount: number, held: NonNullable<ClickAction["modifiers"]>) => ({
	type: "click",
	selector: replayTarget(step.selectors),
	position: { x: step.offsetX, y: step.offsetY },
	button: READ_BUTTONS[step.button ?? "primary"],
	clickCount,
	...(Object.values(held).some(Boolean) ? { modifiers: { ...held } } : {}),
	...(step.duration ? { duration: step.duration } : {}),
});

/** Reads a click command of Selenium IDE, whose value is the pointer's position in the element as `x,y`, in pixels. */
function readClickCommand(command: ReadableCommand, clickCount: number) {
	const coordinates = decodeSideText(command.value);
	const [, x = 0, y = 0] = /^\s*(-?\d{1,5})\s*,\s*(-?\d{1,5})\s*$/.exec(coordinates) ?? [];
	const position = { x: Number(x), y: Number(y) };
	return actionsOn(command, (selector) => [{ type: "click", selector, position, button: "left", clickCount }]);
}
