import type { RecordedAction } from "../../recording/recorded-action.ts";
import { type RecordedTarget, splitChain } from "../../recording/recorded-target.ts";
import { closedRootNotes } from "../closed-roots.ts";
import type { Exported, ExportNote, ExportNoteCode } from "../export-note.ts";
import { type ActionOf, isAdded, isLedThere, isPutAtOnce, isWrittenOver, planScript } from "../script-plan.ts";
import { heldKeys } from "../script-text.ts";
import { answeringStep } from "./replay-dialogs.ts";
import { dragStep } from "./replay-drag.ts";
import { keyInTab } from "./replay-keys.ts";
import { AT_REST } from "./replay-rest.ts";
import type { ReplayFlow, ReplayStep } from "./replay-steps.ts";
import { ReplayTabs, viewportStep } from "./replay-tabs.ts";

type Note = (code: ExportNoteCode) => void;

/**
 * Exports a recording as a user flow of the DevTools Recorder, which @puppeteer/replay runs.
 * @param title name of the user flow
 * @param actions in the order of the recording
 * @param expressions of pauses that evaluate JavaScript instead, by their ids
 * @returns the user flow, with notes on actions that the format cannot express
 */
export function exportReplay(
	title: string,
	actions: readonly RecordedAction[],
	expressions: ReadonlyMap<string, string> = new Map(),
): Exported<ReplayFlow> {
	const notes: ExportNote[] = [];
	const viewport = actions.find((action) => action.viewport)?.viewport;
	const steps: ReplayStep[] = viewport ? [viewportStep(viewport)] : [];
	const planned = planScript(actions);
	const tabs = new ReplayTabs(planned);
	const inOrder = planned.map(({ action }) => action);
	const answered = new Set<string>();
	planned.forEach(({ action, mayBeClosed, dialogs, pageMoves }, index) => {
		const note = (code: ExportNoteCode) => notes.push({ actionId: action.id, code });
		const place = tabs.enter(index);
		if (mayBeClosed) {
			note("replaced");
			return;
		}
		steps.push(...place.before);
		if (place.note !== null) note(place.note);
		if (place.isLeftOut || isLedThere(action)) return;
		const frame = frameOf(action);
		if (frame === null) {
			// In the page itself, its selectors could find another element.
			note("frame-left-out");
			return;
		}
		// Only loaded pages are events in this format, not changes of the address by a script. A step waits for its own page or frame:
		// not for a tab that it opens.
		const led = inOrder
			.slice(index + 1)
			.find(
				(later) =>
					later.type === "navigate" && later.causedBy === action.id && later.waitForLoad && isSamePlace(later, action),
			);
		if (pageMoves) steps.push(within({ type: "waitForExpression", expression: AT_REST }, place.target, frame));
		const answering = action.type === "navigate" ? null : answeringStep(dialogs);
		if (answering !== null) {
			const dialogFrame = dialogs[0] === undefined ? null : frameOf(dialogs[0]);
			steps.push(within(answering, place.target, dialogFrame ?? frame));
			for (const { id, dialog } of dialogs) if (dialog !== "beforeunload") answered.add(id);
		}
		const context = {
			note,
			isAnswered: answered.has(action.id),
			hasCaret: action.type === "type" && inOrder.slice(0, index).some((one) => isSameField(one, action)),
			leads: led !== undefined,
			holdsShift: place.opensWindow,
		};
		const expression = action.type === "wait" ? expressions.get(action.id) : undefined;
		const own: ReplayStep[] =
			expression === undefined ? stepsOf(action, context) : [{ type: "waitForExpression", expression }];
		const made = own.map((step) => within(step, place.target, frame));
		// Not the release of a key.
		const last = made.findLastIndex(({ type }) => type !== "keyUp");
		steps.push(
			...made.map((step, at) => (at === last && led?.type === "navigate" ? leading(step, led.targetUrl) : step)),
		);
	});
	return { document: { title, steps }, notes: [...notes, ...closedRootNotes(actions)] };
}

/** Steps in other tabs than the first identify their tab by its address, and steps in frames their frame by its place. */
function within(step: ReplayStep, target: string | null, frame: readonly number[]): ReplayStep {
	if (step.type === "setViewport") return step;
	const inFrame = frame.length === 0 || step.type === "close" ? step : { ...step, frame };
	return target === null ? inFrame : { ...inFrame, target };
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

interface StepSurroundings {
	readonly note: Note;
	/** A dialog whose answer was given before it opens. */
	readonly isAnswered: boolean;
	/** An earlier action put the caret into the field of a text. */
	readonly hasCaret: boolean;
	/** It leads to another page. */
	readonly leads: boolean;
	/** The tab that it opens becomes a window. */
	readonly holdsShift: boolean;
}

function stepsOf(
	action: RecordedAction,
	{ note, isAnswered, hasCaret, leads, holdsShift }: StepSurroundings,
): ReplayStep[] {
	switch (action.type) {
		case "navigate":
			if (action.cause === "back" || action.cause === "forward") note("replaced");
			return [{ type: "navigate", url: action.targetUrl }];
		case "click": {
			const { selector, position, button, clickCount, modifiers, duration, tab = 0 } = action;
			const type = clickCount > 1 ? "doubleClick" : "click";
			const at = {
				selectors: selectorsOf(selector),
				offsetX: position.x,
				offsetY: position.y,
				...(duration === undefined ? {} : { duration }),
			};
			const held = holdsShift ? { ...NO_KEYS, ...modifiers, shift: true } : modifiers;
			if (tab > 0 && heldKeys(modifiers).length > 0) note("keys-left-out");
			return withKeys(tab > 0 ? undefined : held, [
				{ type, ...at, ...(button === "left" ? {} : { button: BUTTONS[button] }) },
			]);
		}
		case "type":
			if (action.masked) note("secret-value");
			if (isPutAtOnce(action)) {
				note("replaced");
				// The runner gives the focus to a field that it types into only.
				const clear: ReplayStep = {
					type: "change",
					selectors: selectorsOf(action.selector),
					value: hasCaret ? "" : " ",
				};
				return [clear, writingStep(action.value, !hasCaret)];
			}
			if (action.masked || !(hasCaret && isAdded(action))) {
				const selectors = selectorsOf(action.selector);
				const write: ReplayStep = { type: "change", selectors, value: action.value };
				// The runner types only what is new after a text that stays, but at the beginning of editable content.
				return isWrittenOver(action) ? [{ ...write, value: "" }, write] : [write];
			}
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
			const { key, modifiers, tab = 0 } = action;
			if (tab > 0) {
				note("replaced");
				return [keyInTab(action, leads)];
			}
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
		case "drag": {
			const selectors = { source: selectorsOf(action.source), target: selectorsOf(action.target) };
			const step = dragStep(action, selectors, leads);
			note(step === null ? "no-such-step" : "replaced");
			return step === null ? [] : [step];
		}
		case "dialog":
			note(isAnswered ? "replaced" : "no-such-step");
			return [];
		case "upload":
			note("no-such-step");
			return [];
	}
}

/**
 * Whether an earlier action put the caret into the field: a text, a click or a key. It is known by any of its selectors: the best one can be
 * the text of editable content, which typing changes.
 */
const isSameField = (one: RecordedAction, action: ActionOf<"type">): boolean =>
	(one.type === "type" || one.type === "click" || one.type === "keypress") &&
	one.selector !== undefined &&
	isSamePlace(one, action) &&
	sharesSelector(one.selector, action.selector);

function sharesSelector(one: RecordedTarget, other: RecordedTarget): boolean {
	const known = new Set([one.primary, ...one.fallbacks]);
	return [other.primary, ...other.fallbacks].some((selector) => known.has(selector));
}

/** Inserts text at the caret, as a `change` step replaces all editable content. It is evaluated once, also where nothing has the focus. */
const writingStep = (text: string, selects = false): ReplayStep => ({
	type: "waitForExpression",
	expression: `(${selects ? 'document.execCommand("selectAll"), ' : ""}document.execCommand("insertText", false, ${JSON.stringify(text)}), true)`,
});

const NO_KEYS = { ctrl: false, alt: false, shift: false, meta: false };

/** Wraps steps in the press and release of modifier keys. */
function withKeys(modifiers: ActionOf<"keypress">["modifiers"] | undefined, steps: ReplayStep[]): ReplayStep[] {
	const held = heldKeys(modifiers);
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
