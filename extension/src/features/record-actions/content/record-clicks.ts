import { LONG_PRESS_MS, type RecordedAction } from "@scriptorium/flow/recording/recorded-action";
import type { RecordedTarget } from "@scriptorium/flow/recording/recorded-target";
import { boxOf, elementsAt, isConnected, isWithin, tagOf } from "@scriptorium/selectors/intact-dom";
import { operableAround } from "./event-element.ts";
import { checkableOf, fieldKind } from "./fields.ts";
import type { PageRecorder } from "./page-recorder.ts";

const BUTTONS = ["left", "middle", "right"] as const;
/** A key's click follows it in the same moment. */
const KEY_CLICK = 1000;
/** A press that moves farther is no press on one place any more, in pixels. */
const MAX_MOVE_PX = 8;
/** A finger's click comes in a task of its own, this long after it was lifted at most; a mouse's in the same task. */
const TOUCH_CLICK_MS = 500;

/** How long after a press a page can be left because of it. */
const MAX_LEAVE_MS = 1000;

type ClickAction = Omit<Extract<RecordedAction, { type: "click" }>, "id" | "timestamp" | "url">;
type Button = (typeof BUTTONS)[number];

interface Press {
	readonly element: Element;
	readonly target: RecordedTarget;
	readonly position: { readonly x: number; readonly y: number };
	/** The event that began it. */
	readonly event: MouseEvent;
}

export interface ClickWatcher {
	/** The next click belongs to something that was recorded already, a drag. */
	skipNext(): void;
}

/** Records clicks of every button, once each; `revealed` is told what is about to be clicked on. */
export function recordClicks(
	recorder: PageRecorder,
	revealed: (element: Element) => void,
	signal: AbortSignal,
): ClickWatcher {
	let press: Press | null = null;
	/** The press that has led to no click yet. */
	let undecided: Press | null = null;
	let skip = false;
	let labelledAt = -1;
	let first: Press | null = null;

	const pressOn = (event: MouseEvent, element: Element): Press => {
		const { left, top } = boxOf(element);
		const position = { x: Math.round(event.clientX - left), y: Math.round(event.clientY - top) };
		return { element, target: recorder.describe(element), position, event };
	};
	const add = (pressed: Press, event: MouseEvent, button: Button): void => {
		revealed(pressed.element);
		const clickCount = Math.min(3, Math.max(1, event.detail));
		// The second click of a double click makes one of both, of what the first was on.
		const isAgain = clickCount > 1 && first?.element === pressed.element && recorder.isGrowing(first);
		if (first === null || !isAgain) first = pressed;
		const { target, position } = first;
		const { ctrlKey: ctrl, altKey: alt, shiftKey: shift, metaKey: meta } = event;
		const held = event.timeStamp - pressed.event.timeStamp;
		const action: ClickAction = {
			type: "click",
			selector: target,
			position,
			button,
			clickCount,
			...(ctrl || alt || shift || meta ? { modifiers: { ctrl, alt, shift, meta } } : {}),
			...(button === "left" && held >= LONG_PRESS_MS ? { duration: Math.round(held) } : {}),
		};
		recorder.add(action, first);
	};
	const record = (event: MouseEvent, button: Button): void => {
		const found = recorder.elementFor(event);
		if (found === null) return;
		const pressed = undecided;
		if (button === "left") undecided = null;
		if (button === "left" && pressed !== null && hasActedOnPress(pressed, event, found)) {
			add(pressed, event, button);
			return;
		}
		if (isOtherwiseRecorded(found) || isOfKey(event, recorder)) return;
		const element = operableAround(found);
		// The click that a label gives to its field comes with the same time.
		if (event.timeStamp === labelledAt) return;
		if (tagOf(element) === "label") labelledAt = event.timeStamp;
		add(press?.element === element ? press : pressOn(event, element), event, button);
	};
	/** Records a press that the page answered at once, by taking the element away: then no click follows. */
	const decide = (released: MouseEvent | null): void => {
		const pressed = undecided;
		undecided = null;
		if (pressed === null || signal.aborted) return;
		if (released === null || !isConnected(pressed.element)) add(pressed, released ?? pressed.event, "left");
	};

	const listen = { capture: true, signal };
	window.addEventListener(
		"pointerdown",
		(event) => {
			skip = false;
			const found = recorder.elementFor(event);
			// Described before the page reacts: a menu that closes, a row that moves.
			press = found === null || isOtherwiseRecorded(found) ? null : pressOn(event, operableAround(found));
			undecided = event.button === 0 ? press : null;
		},
		listen,
	);
	window.addEventListener(
		"pointerup",
		(event) => {
			const pressed = undecided;
			if (!event.isTrusted || pressed === null) return;
			if (!isNear(pressed.event, event)) undecided = null;
			else {
				const pause = event.pointerType === "mouse" ? 0 : TOUCH_CLICK_MS;
				setTimeout(() => pressed === undecided && decide(event), pause);
			}
		},
		listen,
	);
	// A drag of the browser's own, or a touch that scrolls.
	window.addEventListener("pointercancel", () => (undecided = null), listen);
	// The press itself led to another page.
	window.addEventListener(
		"pagehide",
		({ timeStamp }) => {
			if (undecided !== null && timeStamp - undecided.event.timeStamp < MAX_LEAVE_MS) decide(null);
		},
		listen,
	);
	window.addEventListener(
		"click",
		(event) => {
			if (skip) skip = false;
			else record(event, "left");
		},
		listen,
	);
	window.addEventListener("auxclick", (event) => event.button === 1 && record(event, "middle"), listen);
	window.addEventListener("contextmenu", (event) => record(event, "right"), listen);
	return {
		skipNext() {
			skip = true;
			undecided = null;
		},
	};
}

const isNear = (from: MouseEvent, to: MouseEvent): boolean =>
	Math.hypot(to.clientX - from.clientX, to.clientY - from.clientY) <= MAX_MOVE_PX;

/**
 * Whether a page has answered a press already when its click comes: menus and lists open and close with the press. The browser then
 * sends the click to what is around both the element that was pressed and what is in its place now (UI Events, "click"), often the
 * body.
 */
function hasActedOnPress({ element, event }: Press, click: MouseEvent, clicked: Element): boolean {
	if (click.detail === 0 || !isNear(event, click)) return false;
	if (!isConnected(element)) return true;
	if (!isWithin(clicked, element) || operableAround(clicked) === element) return false;
	return !elementsAt(document, click.clientX, click.clientY)
		.slice(0, 1)
		.some((top) => isWithin(element, top));
}

/** What it does is recorded by what it changes. */
function isOtherwiseRecorded(element: Element): boolean {
	if (checkableOf(element) !== null) return true;
	const kind = fieldKind(element);
	return kind === "select" || kind === "file" || kind === "chosen" || tagOf(element) === "html";
}

/** Enter and Space click, too, and Enter in a field clicks on the form's button; the key itself is recorded. */
function isOfKey(event: MouseEvent, recorder: PageRecorder): boolean {
	if (event.detail !== 0) return false;
	const last = recorder.last();
	return last?.action.type === "keypress" && Date.now() - last.timestamp < KEY_CLICK;
}
