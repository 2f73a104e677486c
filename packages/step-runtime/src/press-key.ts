import {
	controlsOf,
	documentElementOf,
	focusIn,
	isEditable,
	isRendered,
	isWithin,
	matches,
	openShadowRootOf,
	queryAll,
	rootOf,
	send,
	tagOf,
	windowOf,
} from "@scriptorium/selectors/intact-dom";
import { findElement } from "./find-element.ts";
import { insertText } from "./insert-text.ts";
import { focusAround } from "./pointer.ts";
import { sendPointer } from "./send-event.ts";
import type { Target } from "./target.ts";
import { leaveField } from "./typed-field.ts";

/** Modifier keys that are held. */
export type HeldKeys = Pick<KeyboardEventInit, "ctrlKey" | "altKey" | "shiftKey" | "metaKey">;

/** Numbers of keys that many pages still ask for. */
const KEY_CODES: ReadonlyMap<string, number> = new Map([
	["Backspace", 8],
	["Tab", 9],
	["Enter", 13],
	["Escape", 27],
	[" ", 32],
	["PageUp", 33],
	["PageDown", 34],
	["End", 35],
	["Home", 36],
	["ArrowLeft", 37],
	["ArrowUp", 38],
	["ArrowRight", 39],
	["ArrowDown", 40],
	["Delete", 46],
]);

/**
 * Sends the events of a key, then performs the browser's default action of the key where a script can: Enter and Space click a button,
 * Enter submits the form of a field, Tab moves the focus, and characters are inserted. Arrow keys, Escape, deleting, scrolling and
 * shortcuts have no default action here.
 * @param target the element, or null for where the focus is
 * @param key its name in events, as `Enter` or `a`
 * @param held modifier keys
 * @throws StepError when the element is not there
 */
export async function pressKey(target: Target | null, key: string, held: HeldKeys = {}): Promise<void> {
	const element = target === null ? focused() : await findElement(target, { mayBeHidden: true });
	const inside = focusIn(rootOf(element) as Document | ShadowRoot);
	if (target !== null && (inside === null || !isWithin(element, inside))) focusAround(element);
	const upper = /^[a-z0-9]$/i.test(key) ? key.toUpperCase() : "";
	const keyCode = KEY_CODES.get(key) ?? (upper === "" ? 0 : upper.charCodeAt(0));
	const sendKey = (type: string, code = keyCode): boolean => {
		const view = windowOf(element);
		const common = { bubbles: true, cancelable: true, composed: true, view, key, code: codeOf(key, upper), ...held };
		return send(
			element,
			new view.KeyboardEvent(type, { ...common, keyCode: code, which: code, charCode: type === "keypress" ? code : 0 }),
		);
	};
	const isWritten = (key.length === 1 || key === "Enter") && !held.ctrlKey && !held.altKey && !held.metaKey;
	const isFree = sendKey("keydown") && (!isWritten || sendKey("keypress", key === "Enter" ? 13 : key.charCodeAt(0)));
	if (isFree && key === "Enter") leaveField();
	if (isFree && (isWritten || key === "Tab")) await actOnKey(element, key, held.shiftKey === true);
	sendKey("keyup");
	leaveField();
}

function codeOf(key: string, upper: string): string {
	if (upper !== "") return `${/\d/.test(upper) ? "Digit" : "Key"}${upper}`;
	if (key === " ") return "Space";
	return key.length > 1 ? key : "";
}

function focused(): Element {
	let element = focusIn(document) ?? documentElementOf(document);
	for (let inner: Element | null = element; inner !== null; ) {
		element = inner;
		const root = openShadowRootOf(element);
		inner = root && focusIn(root);
	}
	return element;
}

const BUTTON = "button,summary,input:is([type=submit],[type=reset],[type=button],[type=image])";
const TEXT_INPUT =
	"input:is(:not([type]),[type=text],[type=search],[type=email],[type=tel],[type=url],[type=password],[type=number])";

async function actOnKey(element: Element, key: string, isBackwards: boolean): Promise<void> {
	if (key === "Tab") return moveFocus(element, isBackwards);
	const pressed = key === "Enter" ? `${BUTTON},a[href],area[href]` : `${BUTTON},input:is([type=checkbox],[type=radio])`;
	if ((key === "Enter" || key === " ") && matches(element, pressed)) return press(element);
	if (key === "Enter" && tagOf(element) === "input") return submitForm(element as HTMLInputElement);
	if (matches(element, `${TEXT_INPUT},textarea`) || isEditable(element))
		await insertText(element, key === "Enter" ? "\n" : key);
}

/** What Tab does: the focus goes to the next element that takes it, in the order of the page. */
function moveFocus(element: Element, isBackwards: boolean): void {
	const focusable = "a[href],area[href],button,input,select,textarea,summary,iframe,[tabindex],[contenteditable]";
	const all = [...queryAll(rootOf(element), focusable)].filter(
		(one): one is HTMLElement =>
			one === element || ((one as HTMLElement).tabIndex >= 0 && !matches(one, ":disabled") && isRendered(one)),
	);
	const next = all[all.indexOf(element as HTMLElement) + (isBackwards ? -1 : 1)];
	if (next !== undefined) next.focus();
	else (element as HTMLElement).blur();
}

/** Fields of which a form without a submit button may have one, if Enter is to send it. */
const BLOCKING =
	"input:is(:not([type]),[type=text],[type=search],[type=tel],[type=url],[type=email],[type=password],[type=date],[type=month],[type=week],[type=time],[type=datetime-local],[type=number])";
const SUBMIT_BUTTON = "button,input:is([type=submit],[type=image])";

/**
 * What Enter in a field does, by the HTML standard's rules of implicit submission: it presses the form's first submit button, unless
 * that is disabled; a form without one is sent if it has no more than one field that somebody writes into.
 */
function submitForm(field: HTMLInputElement): void {
	const form = field.form;
	if (form === null) return;
	// A form's own list has no buttons that are pictures.
	const button = [...queryAll(rootOf(field), SUBMIT_BUTTON)].find((one) => {
		const { form: sent, type } = one as HTMLInputElement;
		return sent === form && (type === "submit" || type === "image");
	});
	if (button !== undefined) {
		if (!matches(button, ":disabled")) press(button);
	} else if ([...controlsOf(form)].filter((control) => matches(control, BLOCKING)).length <= 1) {
		HTMLFormElement.prototype.requestSubmit.call(form);
	}
}

function press(element: Element): void {
	sendPointer(element, "click", { isPrimary: false });
}
