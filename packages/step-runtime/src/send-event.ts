import { send, windowOf } from "@scriptorium/selectors/intact-dom";

/** Position, buttons and held keys of a pointer event. */
export type PointerInit = Omit<PointerEventInit & MouseEventInit, "view">;

const COMMON = { bubbles: true, cancelable: true, composed: true } as const;
const MOUSE = { pointerId: 1, pointerType: "mouse", isPrimary: true } as const;

/**
 * Sends an event of the mouse, of the window that the element is in.
 * @param element where the mouse is
 * @param type as `mousedown`
 * @param init position, buttons and held keys
 * @returns false when the page prevents what follows from it
 */
export function sendMouse(element: Element, type: string, init: PointerInit): boolean {
	const view = windowOf(element);
	return send(element, new view.MouseEvent(type, { ...COMMON, view, ...init }));
}

/**
 * Sends an event of the pointer that the mouse is.
 * @param element where the mouse is
 * @param type as `pointerdown`, or `click`
 * @param init position, buttons and held keys
 * @returns false when the page prevents what follows from it
 */
export function sendPointer(element: Element, type: string, init: PointerInit): boolean {
	const view = windowOf(element);
	return send(element, new view.PointerEvent(type, { ...COMMON, view, ...MOUSE, ...init }));
}

/**
 * Sends an event about a change that has already happened: `input` or `change`.
 * @param element the control
 * @param type of the event
 */
export function sendChange(element: Element, type: "input" | "change"): void {
	const view = windowOf(element);
	send(element, new view.Event(type, { bubbles: true, composed: type === "input" }));
}

/**
 * Sends an event of text input.
 * @param element the field or editable content
 * @param type before or after the text is written
 * @param inputType what happens, as `insertText`
 * @param text the written text
 * @returns false when the page writes the text itself
 */
export function sendInput(element: Element, type: "beforeinput" | "input", inputType: string, text = ""): boolean {
	const view = windowOf(element);
	const init = { ...COMMON, cancelable: type === "beforeinput", view, inputType, data: text === "" ? null : text };
	return send(element, new view.InputEvent(type, init));
}
