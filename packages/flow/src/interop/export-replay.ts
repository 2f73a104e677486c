import type { RecordedAction } from "../recording/recorded-action.ts";
import { type RecordedTarget, splitChain } from "../recording/recorded-target.ts";
import { closedRootNotes } from "./closed-roots.ts";
import type { Exported, ExportNote, ExportNoteCode } from "./export-note.ts";
import type { ReplayFlow, ReplayStep } from "./replay-steps.ts";
import { type ActionOf, isAdded, isInLines, mayCloseItself } from "./script-plan.ts";

type Note = (code: ExportNoteCode) => void;

/**
 * Exports a recording as a user flow of the DevTools Recorder, which @puppeteer/replay runs.
 * @param title name of the user flow
 * @param actions in the order of the recording
 * @returns the user flow, with notes on actions that the format cannot express
 */
export function exportReplay(title: string, actions: readonly RecordedAction[]): Exported<ReplayFlow> {
	const notes: ExportNote[] = [];
	const viewport = actions.find((action) => action.viewport)?.viewport;
	const steps: ReplayStep[] = viewport
		? [
				{
					type: "setViewport",
					width: viewport.width,
					height: viewport.height,
					deviceScaleFactor: 1,
					isMobile: false,
					hasTouch: false,
					isLandscape: false,
				},
			]
		: [];
	actions.forEach((action, index) => {
		const note = (code: ExportNoteCode) => notes.push({ actionId: action.id, code });
		if (action.type === "navigate" && action.causedBy !== undefined) return;
		if (mayCloseItself(actions, index)) {
			note("replaced");
			return;
		}
		const frame = frameOf(action);
		if (frame === null) {
			// In the page itself, its selectors could find another element.
			note("frame-left-out");
			return;
		}
		// The runner cannot bring a tab to the front; a tab that is closed leaves that to the browser.
		if (action.type === "tab" && action.change === "activated" && !isAfterClosing(actions, index)) note("no-such-step");
		const goesOn =
			action.type === "type" && isAdded(action) && actions.slice(0, index).some((one) => isSameField(one, action));
		const made = stepsOf(action, note, goesOn).map((step) => within(step, action, frame));
		// Only loaded pages are events in this format, not changes of the address by a script. A step waits for its own page or frame:
		// not for a tab that it opens.
		const led = actions
			.slice(index + 1)
			.find(
				(later) =>
					later.type === "navigate" && later.causedBy === action.id && later.waitForLoad && isSamePlace(later, action),
			);
		// Not the release of a key.
		const last = made.findLastIndex(({ type }) => type !== "keyUp");
		steps.push(
			...made.map((step, at) => (at === last && led?.type === "navigate" ? leading(step, led.targetUrl) : step)),
		);
	});
	return { document: { title, steps }, notes: [...notes, ...closedRootNotes(actions)] };
}

/** Steps in other tabs than the first identify their tab by its address, and steps in frames their frame by its place. */
function within(step: ReplayStep, { tab, url }: RecordedAction, frame: readonly number[]): ReplayStep {
	if (step.type === "setViewport") return step;
	const inFrame = frame.length === 0 || step.type === "close" ? step : { ...step, frame };
	return tab === undefined ? inFrame : { ...inFrame, target: url };
}

const FRAME_BY_NUMBER = /^xpath\/\(\/\/iframe \| \/\/frame\)\[(\d{1,3})\]$/;

/** The places of the frames around an action, the outermost first; null when the recording does not have them. */
function frameOf({ frame = [] }: RecordedAction): readonly number[] | null {
	const places = frame.map(({ frameIndex, primary }) => {
		const number = FRAME_BY_NUMBER.exec(primary)?.[1];
		return frameIndex ?? (number === undefined ? null : Number(number) - 1);
	});
	return places.every((place) => place !== null) ? places : null;
}

function isAfterClosing(actions: readonly RecordedAction[], index: number): boolean {
	const before = actions[index - 1];
	return before?.type === "tab" && before.change === "closed";
}

const isSamePlace = (one: RecordedAction, other: RecordedAction): boolean =>
	(one.tab ?? 0) === (other.tab ?? 0) &&
	JSON.stringify(one.frame?.map(({ primary }) => primary)) ===
		JSON.stringify(other.frame?.map(({ primary }) => primary));

const leading = (step: ReplayStep, url: string): ReplayStep => ({
	...step,
	assertedEvents: [{ type: "navigation", url, title: "" }],
});

const selectorsOf = ({ primary, fallbacks }: RecordedTarget) =>
	[primary, ...fallbacks].map((selector) => {
		const chain = splitChain(selector);
		return chain.length === 1 ? (chain[0] ?? selector) : chain;
	});

const BUTTONS = { left: "primary", right: "secondary", middle: "auxiliary" } as const;

/** @param goesOn the action continues a text that an earlier action started */
function stepsOf(action: RecordedAction, note: Note, goesOn: boolean): ReplayStep[] {
	switch (action.type) {
		case "navigate":
			if (action.cause === "back" || action.cause === "forward") note("replaced");
			return [{ type: "navigate", url: action.targetUrl }];
		case "click": {
			const { selector, position, button, clickCount, modifiers, duration } = action;
			const type = clickCount > 1 ? "doubleClick" : "click";
			const at = {
				selectors: selectorsOf(selector),
				offsetX: position.x,
				offsetY: position.y,
				...(duration === undefined ? {} : { duration }),
			};
			return withKeys(modifiers, [{ type, ...at, ...(button === "left" ? {} : { button: BUTTONS[button] }) }]);
		}
		case "type":
			if (action.masked) note("secret-value");
			if (isInLines(action)) {
				note("replaced");
				return [{ type: "change", selectors: selectorsOf(action.selector), value: "" }, writingStep(action.value)];
			}
			if (action.masked || !goesOn)
				return [{ type: "change", selectors: selectorsOf(action.selector), value: action.value }];
			note("replaced");
			return [writingStep(action.value)];
		case "select": {
			if (action.masked) note("secret-value");
			const [first = "", ...more] = typeof action.value === "string" ? [action.value] : action.value;
			if (more.length > 0) note("replaced");
			return [{ type: "change", selectors: selectorsOf(action.selector), value: first }];
		}
		case "check":
			// The runner clicks in the middle of the box unless it has that state already (pptr.dev, `Locator.fill`).
			return [{ type: "change", selectors: selectorsOf(action.selector), value: action.checked ? "true" : "" }];
		case "hover":
			return [{ type: "hover", selectors: selectorsOf(action.selector) }];
		case "scroll": {
			const selectors = action.selector ? { selectors: selectorsOf(action.selector) } : {};
			return [{ type: "scroll", x: action.position.x, y: action.position.y, ...selectors }];
		}
		case "keypress": {
			const { key, modifiers } = action;
			return withKeys(modifiers, [
				{ type: "keyDown", key },
				{ type: "keyUp", key },
			]);
		}
		case "wait":
			// The runner counts elements, visible or not (@puppeteer/replay 3, `waitForElement`).
			if (action.condition === "visible" || action.condition === "hidden") note("replaced");
			if (action.duration > (action.selector === undefined ? MAX_PAUSE_MS : MAX_TIMEOUT_MS)) note("replaced");
			return action.selector === undefined ? pauses(action.duration) : [waitingStep(action, action.selector)];
		case "tab":
			if (action.change === "closed") return [{ type: "close" }];
			return [];
		case "drag":
		case "upload":
		case "dialog":
			note("no-such-step");
			return [];
	}
}

const isSameField = (one: RecordedAction, { selector }: ActionOf<"type">): boolean =>
	one.type === "type" && one.selector.primary === selector.primary;

/** Inserts text at the caret, as a `change` step replaces all editable content. Succeeds at the first evaluation. */
const writingStep = (text: string): ReplayStep => ({
	type: "waitForExpression",
	expression: `document.execCommand("insertText", false, ${JSON.stringify(text)})`,
});

const KEYS = { ctrl: "Control", alt: "Alt", shift: "Shift", meta: "Meta" } as const;

/** Wraps steps in the press and release of modifier keys. */
function withKeys(
	modifiers: Partial<Record<keyof typeof KEYS, boolean>> | undefined,
	steps: ReplayStep[],
): ReplayStep[] {
	const held = (["ctrl", "alt", "shift", "meta"] as const)
		.filter((name) => modifiers?.[name])
		.map((name) => KEYS[name]);
	return [
		...held.map((key): ReplayStep => ({ type: "keyDown", key })),
		...steps,
		...held.toReversed().map((key): ReplayStep => ({ type: "keyUp", key })),
	];
}

/** The longest time that a step may take in this format. */
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

function waitingStep({ duration, condition }: ActionOf<"wait">, selector: RecordedTarget): ReplayStep {
	const selectors = selectorsOf(selector);
	const timeout = Math.min(MAX_TIMEOUT_MS, Math.max(1, Math.round(duration)));
	if (condition === "absent") return { type: "waitForElement", selectors, operator: "==", count: 0, timeout };
	if (condition === "visible" || condition === "hidden")
		return { type: "waitForElement", selectors, visible: condition === "visible", timeout };
	return { type: "waitForElement", selectors, timeout };
}
