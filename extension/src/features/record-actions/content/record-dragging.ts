import type { RecordedTarget } from "@scriptorium/flow/recording/recorded-target";
import {
	boxOf,
	closest,
	elementsAt,
	isConnected,
	isWithin,
	selectionOf,
	tagOf,
} from "@scriptorium/selectors/intact-dom";
import { type DragGround, rememberGround } from "./drag-ground.ts";
import { operableAround } from "./event-element.ts";
import { fieldKind } from "./fields.ts";
import type { PageRecorder } from "./page-recorder.ts";
import { fileNames } from "./record-choices.ts";

/** Minimum movement of a drag. */
const MIN_DRAG_PX = 8;

interface Grip {
	readonly element: Element;
	readonly source: RecordedTarget;
	readonly at: number;
	readonly x: number;
	readonly y: number;
	/** Its box before the drag. */
	readonly box: DOMRect;
	readonly ground: DragGround;
}

/** Records drags: HTML drag and drop, and drags by pointer events. */
export function recordDragging(recorder: PageRecorder, onDragged: () => void, signal: AbortSignal): void {
	let grip: Grip | null = null;
	let isNative = false;
	const listen = { capture: true, signal };

	const record = (over: Element, { clientX, clientY }: MouseEvent): void => {
		if (grip === null) return;
		const { left, top } = boxOf(over);
		recorder.add({
			type: "drag",
			source: grip.source,
			target: recorder.describe(over),
			duration: Math.max(0, Math.round(Date.now() - grip.at)),
			position: { x: Math.round(clientX - left), y: Math.round(clientY - top) },
		});
	};

	/** The innermost element under the pointer that is where it was before the drag. */
	const stayedUnder = ({ clientX, clientY }: MouseEvent, { element, ground }: Grip): Element | undefined =>
		elementsAt(document, clientX, clientY).find(
			(each) => !isWithin(element, each) && !recorder.isOwn(each) && ground.hasStayed(each),
		);

	/** Records the names of files dropped from outside of the browser. A file input reports them by its own `change` event. */
	const recordFiles = (over: Element, carried: DataTransfer | null): void => {
		const files = fileNames(carried?.files ?? null);
		if (files.length === 0 || fieldKind(over) === "file") return;
		recorder.add({ type: "upload", selector: recorder.describe(operableAround(over)), files, dropped: true });
	};

	window.addEventListener(
		"pointerdown",
		(event) => {
			const element = recorder.elementFor(event);
			isNative = false;
			grip = null;
			if (element === null || event.button !== 0 || fieldKind(element) !== "none") return;
			grip = {
				element,
				source: recorder.describe(element),
				at: Date.now(),
				x: event.clientX,
				y: event.clientY,
				box: boxOf(element),
				ground: rememberGround(element),
			};
		},
		listen,
	);
	window.addEventListener(
		"dragstart",
		(event) => {
			const element = recorder.elementFor(event);
			if (element === null || grip === null) return;
			isNative = true;
			const dragged = closest(element, '[draggable="true"]') ?? element;
			grip = { ...grip, element: dragged, source: recorder.describe(dragged) };
		},
		listen,
	);
	window.addEventListener(
		"drop",
		(event) => {
			const over = recorder.elementFor(event);
			if (over !== null && isNative && grip !== null) record(stayedUnder(event, grip) ?? over, event);
			else if (over !== null) recordFiles(over, event.dataTransfer);
			grip = null;
		},
		listen,
	);
	window.addEventListener(
		"pointerup",
		(event) => {
			const held = grip;
			if (held === null || isNative || !event.isTrusted) return;
			if (Math.hypot(event.clientX - held.x, event.clientY - held.y) < MIN_DRAG_PX || !isDrag(held)) return;
			const over = stayedUnder(event, held);
			if (over !== undefined) {
				record(over, event);
				onDragged();
			}
			grip = null;
		},
		listen,
	);
}

/** Whether a movement of the pointer was a drag; selecting text moves nothing on the page. */
function isDrag({ element, box }: Grip): boolean {
	if (tagOf(element) === "canvas" || !isConnected(element)) return true;
	const selection = selectionOf(document);
	if (selection !== null && !selection.isCollapsed) return false;
	const { left, top } = boxOf(element);
	if (Math.hypot(left - box.left, top - box.top) > 2) return true;
	return (
		getComputedStyle(element).touchAction === "none" || closest(element, '[role="slider"],[draggable="true"]') !== null
	);
}
