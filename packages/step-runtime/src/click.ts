import { findElement } from "./find-element.ts";
import { nextFrame, pause } from "./next-frame.ts";
import { movePointerOnto, pressPointer, releasePointer } from "./pointer.ts";
import { type Place, reachPoint } from "./pointer-place.ts";
import { type PointerInit, sendMouse, sendPointer } from "./send-event.ts";
import type { Target } from "./target.ts";

/** How to click: where, with which button and which keys held. */
export interface ClickOptions extends Place, Pick<MouseEventInit, "ctrlKey" | "altKey" | "shiftKey" | "metaKey"> {
	/** 1 is the middle button, 2 the right one. */
	readonly button?: number;
	/** 2 is a double click. */
	readonly count?: number;
	/** How long the button is held, in milliseconds. */
	readonly hold?: number;
}

/**
 * Clicks on an element.
 * @param target the element
 * @param options where and how
 * @throws StepError when the element is not there or cannot be clicked
 */
export async function click(target: Target, options: ClickOptions = {}): Promise<void> {
	await clickOn(await findElement(target, { place: options }), options);
}

/**
 * Clicks on an element that was found. It does what a person's click does: follows a link, ticks a box, sends a form.
 * @param element a rendered element
 * @param options where and how
 */
export async function clickOn(element: Element, options: ClickOptions = {}): Promise<void> {
	const { button = 0, count = 1, hold = 0 } = options;
	const { ctrlKey = false, altKey = false, shiftKey = false, metaKey = false } = options;
	const init: PointerInit = { button, ctrlKey, altKey, shiftKey, metaKey, ...reachPoint(element, options).point };
	movePointerOnto(element, init);
	for (let detail = 1; detail <= count; detail += 1) {
		const at = { ...init, detail };
		const { hasMouse } = pressPointer(element, at);
		// The page shows what it makes of the press first.
		await (hold > 0 ? pause(hold) : nextFrame());
		releasePointer(element, at, hasMouse);
		sendPointer(element, button === 0 ? "click" : "auxclick", { ...at, isPrimary: false });
		if (button === 2) sendPointer(element, "contextmenu", { ...at, isPrimary: false });
		if (button === 0 && detail === 2) sendMouse(element, "dblclick", at);
	}
}
