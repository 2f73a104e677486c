import { closest, documentOf, isWithin, send, windowOf } from "@scriptorium/selectors/intact-dom";
import { findElement } from "./find-element.ts";
import { nextFrame } from "./next-frame.ts";
import { movePointerOnto, pressPointer, releasePointer } from "./pointer.ts";
import { elementAt, type Place, type Point, reachPoint } from "./pointer-place.ts";
import { type PointerInit, sendMouse, sendPointer } from "./send-event.ts";
import type { Target } from "./target.ts";

/** Where to drop, and how long the way there takes. */
export interface DragOptions extends Place {
	/** Milliseconds. */
	readonly duration?: number;
}

/**
 * Drags an element onto another: with HTML's drag and drop where it is draggable, else with the pointer alone.
 * @param source the dragged element
 * @param destination what it is dropped onto; it may appear only when the drag has begun
 * @param options where to drop
 * @throws StepError when one of the two is not there
 */
export async function drag(source: Target, destination: Target, options: DragOptions = {}): Promise<void> {
	const element = await findElement(source, { place: {} });
	const from = reachPoint(element).point;
	const capture = hearCapture(windowOf(element));
	try {
		movePointerOnto(element, from);
		const { hasMouse, isFree } = pressPointer(element, from);
		const dragged = isFree ? startDrag(element, from) : null;
		try {
			await nextFrame();
			const over = await findElement(destination);
			const to = reachPoint(over, options).point;
			const steps = Math.max(5, Math.min(60, Math.round((options.duration ?? 0) / 16)));
			const path = Array.from({ length: steps }, (_, step) => pointBetween(from, to, (step + 1) / steps));
			if (dragged !== null) return await dropOnto(dragged, over, path);
			releasePointer(await movePointerTo(over, path, capture.element), to, hasMouse);
		} catch (error) {
			if (dragged === null) releasePointer(element, from, hasMouse);
			else sendDrag(dragged.element, "dragend", dragged.data, from);
			throw error;
		}
	} finally {
		capture.stop();
	}
}

interface Dragged {
	readonly element: Element;
	readonly data: DataTransfer;
}

function sendDrag(element: Element, type: string, dataTransfer: DataTransfer, at: PointerInit): boolean {
	const view = windowOf(element);
	const init = { bubbles: true, cancelable: true, composed: true, view, dataTransfer, ...at };
	return send(element, new view.DragEvent(type, init));
}

/** The first half of HTML's drag and drop; null where nothing is draggable, or the page would rather do it by itself. */
function startDrag(pressed: Element, at: Point): Dragged | null {
	const element = closest(pressed, "[draggable=true],a[href]:not([draggable=false]),img:not([draggable=false])");
	if (element === null) return null;
	const data = new (windowOf(element).DataTransfer)();
	// A browser sets these for its own drags only, and ignores what others want.
	Object.defineProperty(data, "effectAllowed", { value: "all", writable: true });
	Object.defineProperty(data, "dropEffect", { value: "none", writable: true });
	if (!sendDrag(element, "dragstart", data, at)) return null;
	sendPointer(pressed, "pointercancel", {});
	return { element, data };
}

/** @param part of the way, from 0 to 1 */
const pointBetween = (from: Point, to: Point, part: number): Point => ({
	clientX: from.clientX + (to.clientX - from.clientX) * part,
	clientY: from.clientY + (to.clientY - from.clientY) * part,
});

/** The second half: over what is on the way, as lists make room meanwhile, to an element, which has to accept the dragged data. */
async function dropOnto({ element, data }: Dragged, destination: Element, path: readonly Point[]): Promise<void> {
	let over: Element = element;
	let isTaken = false;
	let at: Point = { clientX: 0, clientY: 0 };
	for (const [step, point] of path.entries()) {
		at = point;
		const hit = elementAt(documentOf(destination) ?? document, at.clientX, at.clientY);
		const isEnd = step === path.length - 1;
		const next = hit === null || (isEnd && !isWithin(destination, hit)) ? destination : hit;
		sendDrag(element, "drag", data, at);
		if (next !== over) {
			sendDrag(next, "dragenter", data, at);
			sendDrag(over, "dragleave", data, at);
		}
		over = next;
		isTaken = !sendDrag(over, "dragover", data, at);
		await nextFrame();
	}
	if (isTaken && data.dropEffect === "none") data.dropEffect = "move";
	sendDrag(over, isTaken ? "drop" : "dragleave", data, at);
	await nextFrame();
	sendDrag(element, "dragend", data, at);
}

/** Moves the pressed mouse, to one point in each frame. Returns the element that it ends over. */
async function movePointerTo(
	destination: Element,
	path: readonly Point[],
	captured: () => Element | null,
): Promise<Element> {
	const page = documentOf(destination) ?? document;
	let over = destination;
	for (const { clientX, clientY } of path) {
		over = captured() ?? elementAt(page, clientX, clientY) ?? destination;
		sendPointer(over, "pointermove", { clientX, clientY, buttons: 1, button: -1, pressure: 0.5 });
		sendMouse(over, "mousemove", { clientX, clientY, buttons: 1 });
		await nextFrame();
		over = captured() ?? elementAt(page, clientX, clientY) ?? destination;
	}
	return over;
}

/** Stands in for the browser, which does not know this pointer, where elements capture its events. */
function hearCapture({ Element: { prototype } }: Window & typeof globalThis) {
	const { setPointerCapture, hasPointerCapture, releasePointerCapture } = prototype;
	let captured: Element | null = null;
	const capture = (next: Element | null): void => {
		const last = captured;
		captured = next;
		if (last !== null && last !== next) sendPointer(last, "lostpointercapture", { cancelable: false });
		if (next !== null && last !== next) sendPointer(next, "gotpointercapture", { cancelable: false });
	};
	prototype.setPointerCapture = function (this: Element) {
		capture(this);
	};
	prototype.hasPointerCapture = function (this: Element) {
		return captured === this;
	};
	prototype.releasePointerCapture = function (this: Element) {
		if (captured === this) capture(null);
	};
	return {
		element: () => captured,
		stop: () => {
			capture(null);
			Object.assign(prototype, { setPointerCapture, hasPointerCapture, releasePointerCapture });
		},
	};
}
