import type { RecordedAction } from "@scriptorium/flow/recording/recorded-action";
import type { RecordedTarget } from "@scriptorium/flow/recording/recorded-target";
import { boxOf, tagOf } from "@scriptorium/selectors/intact-dom";
import { operableAround } from "./event-element.ts";
import { checkableOf, fieldKind } from "./fields.ts";
import type { PageRecorder } from "./page-recorder.ts";

const BUTTONS = ["left", "middle", "right"] as const;
/** A key's click follows it in the same moment. */
const KEY_CLICK = 1000;

interface Press {
	readonly element: Element;
	readonly target: RecordedTarget;
	readonly position: { readonly x: number; readonly y: number };
}

export interface ClickWatcher {
	/** The next click belongs to something that was recorded already, a drag. */
	skipNext(): void;
}

/** Records clicks of every button, once each; `revealed` is told what is about to be clicked on. */
export function watchClicks(
	recorder: PageRecorder,
	revealed: (element: Element) => void,
	signal: AbortSignal,
): ClickWatcher {
	let press: Press | null = null;
	let skip = false;
	let labelledAt = -1;
	let first: Press | null = null;

	const pressOn = (event: MouseEvent, element: Element): Press => {
		const { left, top } = boxOf(element);
		const position = { x: Math.round(event.clientX - left), y: Math.round(event.clientY - top) };
		return { element, target: recorder.describe(element), position };
	};
	const record = (event: MouseEvent, button: (typeof BUTTONS)[number]): void => {
		const found = recorder.elementFor(event);
		if (found === null || isOtherwiseRecorded(found) || isOfKey(event, recorder)) return;
		const element = operableAround(found);
		// The click that a label gives to its field comes with the same time.
		if (event.timeStamp === labelledAt) return;
		if (tagOf(element) === "label") labelledAt = event.timeStamp;
		revealed(element);
		const pressed = press?.element === element ? press : pressOn(event, element);
		const clickCount = Math.min(3, Math.max(1, event.detail));
		// The second click of a double click makes one of both, of what the first was on.
		const isAgain = clickCount > 1 && first?.element === element && recorder.isGrowing(first);
		if (first === null || !isAgain) first = pressed;
		const { target, position } = first;
		const { ctrlKey: ctrl, altKey: alt, shiftKey: shift, metaKey: meta } = event;
		const action: Omit<Extract<RecordedAction, { type: "click" }>, "id" | "timestamp" | "url"> = {
			...{ type: "click", selector: target, position, button, clickCount },
			...(ctrl || alt || shift || meta ? { modifiers: { ctrl, alt, shift, meta } } : {}),
		};
		recorder.add(action, first);
	};

	const listen = { capture: true, signal };
	window.addEventListener(
		"pointerdown",
		(event) => {
			skip = false;
			const found = recorder.elementFor(event);
			// Described before the page reacts: a menu that closes, a row that moves.
			press = found === null || isOtherwiseRecorded(found) ? null : pressOn(event, operableAround(found));
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
		},
	};
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
