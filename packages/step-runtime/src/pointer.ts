import { parentOf } from "@scriptorium/selectors/composed-tree";
import { documentOf, focusIn, rootOf } from "@scriptorium/selectors/intact-dom";
import { findElement } from "./find-element.ts";
import { reachPoint } from "./pointer-place.ts";
import { type PointerInit, sendMouse, sendPointer } from "./send-event.ts";
import type { Target } from "./target.ts";

/**
 * Moves the mouse onto an element. What a style sheet shows then stays invisible; `findElement` accepts it all the same.
 * @param target the element
 * @throws StepError when the element is not there or is covered
 */
export async function hover(target: Target): Promise<void> {
	const element = await findElement(target, { place: {} });
	movePointerOnto(element, reachPoint(element).point);
}

/**
 * Sends the events of a mouse that comes onto an element.
 * @param element where the mouse comes to
 * @param init its position and held keys
 */
export function movePointerOnto(element: Element, init: PointerInit): void {
	const around: Element[] = [];
	for (let at: Element | null = element; at !== null; at = parentOf(at)) around.unshift(at);
	const inside = { ...init, bubbles: false, cancelable: false, composed: false };
	sendPointer(element, "pointerover", init);
	for (const each of around) sendPointer(each, "pointerenter", inside);
	sendPointer(element, "pointermove", init);
	sendMouse(element, "mouseover", init);
	for (const each of around) sendMouse(each, "mouseenter", inside);
	sendMouse(element, "mousemove", init);
}

/** What a page leaves to the browser after a press. */
export interface Press {
	/** The pointer's event does not stop those of the mouse. */
	readonly hasMouse: boolean;
	/** The mouse's event stops neither the focus nor a drag. */
	readonly isFree: boolean;
}

/**
 * Presses a button of the mouse, and gives the focus to the pressed element.
 * @param element where the mouse is
 * @param init position, button and held keys
 * @returns what the page leaves to the browser
 */
export function pressPointer(element: Element, init: PointerInit): Press {
	const down = { ...init, buttons: [1, 4, 2][init.button ?? 0] ?? 1 };
	const hasMouse = sendPointer(element, "pointerdown", { ...down, pressure: 0.5, detail: 0 });
	const isFree = hasMouse && sendMouse(element, "mousedown", down);
	if (isFree) focusAround(element);
	return { hasMouse, isFree };
}

/**
 * Lets a button of the mouse go.
 * @param element where the mouse is
 * @param init position, button and held keys
 * @param hasMouse as the press returned it
 */
export function releasePointer(element: Element, init: PointerInit, hasMouse: boolean): void {
	sendPointer(element, "pointerup", { ...init, detail: 0 });
	if (hasMouse) sendMouse(element, "mouseup", init);
}

/**
 * Gives the focus to an element, or to the nearest around it that takes it; else to nothing.
 * @param element the pressed element
 */
export function focusAround(element: Element): void {
	for (let at: Element | null = element; at !== null; at = parentOf(at)) {
		// A field can stand in for this method of its form.
		const { focus } = at as Partial<HTMLElement>;
		if (typeof focus === "function") focus.call(at, { preventScroll: true });
		if (focusIn(rootOf(at) as Document | ShadowRoot) === at) return;
	}
	const page = documentOf(element);
	const focused = page && (focusIn(page) as Partial<HTMLElement> | null);
	focused?.blur?.();
}
