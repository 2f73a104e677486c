import { LONG_PRESS_MS } from "@scriptorium/flow/recording/long-press";
import type { RecordedAction } from "@scriptorium/flow/recording/recorded-action";
import type { RecordedTarget } from "@scriptorium/flow/recording/recorded-target";
import { boxOf, elementsAt, isConnected, isWithin, tagOf } from "@scriptorium/selectors/intact-dom";
import { operableAround } from "./event-element.ts";
import { checkableOf, fieldKind } from "./fields.ts";
import { onLeaving } from "./leaving.ts";
import type { PageRecorder } from "./page-recorder.ts";
import type { SecretPads } from "./secret-pads.ts";

const BUTTONS = ["left", "middle", "right"] as const;
/** Maximum delay between a key press and the click it causes. */
const KEY_CLICK_MS = 1000;
/** Maximum movement of the pointer during a press. */
const MAX_MOVE_PX = 8;
/** Maximum delay between the end of a touch and its click, which comes in a separate task; a mouse's comes in the same task. */
const TOUCH_CLICK_MS = 500;

/** Maximum time between a press and the navigation that it causes. */
const MAX_LEAVE_MS = 1000;

type ClickAction = Omit<Extract<RecordedAction, { type: "click" }>, "id" | "timestamp" | "url">;
type Button = (typeof BUTTONS)[number];

interface Press {
	readonly element: Element;
	readonly target: RecordedTarget;
	readonly position: { readonly x: number; readonly y: number };
	/** The `pointerdown` event. */
	readonly event: MouseEvent;
}

export interface ClickWatcher {
	/** Ignores the next click, which belongs to a drag that was recorded. */
	skipNext(): void;
}

/** Records clicks of every button, once each; calls `revealed` with the element before its click is recorded. */
export function recordClicks(
	recorder: PageRecorder,
	pads: SecretPads,
	revealed: (element: Element) => void,
	signal: AbortSignal,
): ClickWatcher {
	let press: Press | null = null;
	/** A press that was not followed by a click yet. */
	let undecided: Press | null = null;
	let skip = false;
	/** The last click on a label. */
	let labeled: { readonly label: Element; readonly event: MouseEvent } | null = null;
	let first: Press | null = null;

	const pressOn = (event: MouseEvent, element: Element): Press => {
		const { left, top } = boxOf(element);
		const position = { x: Math.round(event.clientX - left), y: Math.round(event.clientY - top) };
		return { element, target: recorder.describe(element), position, event };
	};
	const add = (pressed: Press, event: MouseEvent, button: Button): void => {
		if (pads.withhold(pressed.element)) return;
		revealed(pressed.element);
		const clickCount = Math.min(3, Math.max(1, event.detail));
		// The second click of a double click updates the first one's action.
		const isAgain = clickCount > 1 && first?.element === pressed.element && recorder.isLast(first);
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
		pads.recorded(pressed.element, recorder.add(action, first));
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
		if (labeled !== null && isDispatched(event, element, labeled)) return;
		if (tagOf(element) === "label") labeled = { label: element, event };
		add(press?.element === element ? press : pressOn(event, element), event, button);
	};
	/** Records a press to which the page reacted by removing the element: then no click follows. */
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
			// Described before the page reacts, as by closing a menu or moving a row.
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
	// A native drag, or a touch that scrolls.
	window.addEventListener("pointercancel", () => (undecided = null), listen);
	// The press itself caused a navigation. If the page stays, the click that comes updates the action.
	onLeaving(({ timeStamp }) => {
		if (undecided !== null && timeStamp - undecided.event.timeStamp < MAX_LEAVE_MS) decide(null);
	}, listen);
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
 * Whether a page has already reacted to a press when its click comes, as menus and lists do. The browser then dispatches the click to
 * the nearest common ancestor of the pressed element and the one at its position now (UI Events, "click"), often the body.
 */
function hasActedOnPress({ element, event }: Press, click: MouseEvent, clicked: Element): boolean {
	if (click.detail === 0 || !isNear(event, click)) return false;
	if (!isConnected(element)) return true;
	if (!isWithin(clicked, element) || operableAround(clicked) === element) return false;
	return !elementsAt(document, click.clientX, click.clientY)
		.slice(0, 1)
		.some((top) => isWithin(element, top));
}

/** Whether a click is recorded by the change it causes. */
function isOtherwiseRecorded(element: Element): boolean {
	if (checkableOf(element) !== null) return true;
	const kind = fieldKind(element);
	return kind === "select" || kind === "file" || kind === "chosen" || tagOf(element) === "html";
}

/**
 * Whether a label dispatched a click to its field: it has the timestamp of the click on the label. So can the user's next click, as
 * browsers round timestamps, but that is on a label again, and `detail` counts it. The field can be a custom element in the label.
 */
function isDispatched(
	{ timeStamp, detail }: MouseEvent,
	element: Element,
	{ label, event }: { readonly label: Element; readonly event: MouseEvent },
): boolean {
	if (timeStamp !== event.timeStamp) return false;
	return element === label ? detail <= event.detail : tagOf(element) !== "label" || detail === 0;
}

/** Whether a click was caused by a key: Enter and Space click as well, but the key itself is recorded. */
function isOfKey(event: MouseEvent, recorder: PageRecorder): boolean {
	if (event.detail !== 0) return false;
	const last = recorder.last();
	return last?.action.type === "keypress" && Date.now() - last.timestamp < KEY_CLICK_MS;
}
