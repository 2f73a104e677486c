import { closestAcross, parentOf } from "@scriptorium/selectors/composed-tree";
import { labelsNow } from "@scriptorium/selectors/field-labels";
import {
	boxOf,
	documentOf,
	elementsAt,
	isWithin,
	openShadowRootOf,
	scrollToShow,
} from "@scriptorium/selectors/intact-dom";

/** A point from the corner of an element, in pixels. */
export interface Place {
	readonly x?: number | undefined;
	readonly y?: number | undefined;
}

/** A point in the window of an element. */
export interface Point {
	readonly clientX: number;
	readonly clientY: number;
}

/** The control that a press on something in it belongs to. */
const CONTROL = "a,button,label,summary,[role=button],[role=link],[role=option],[role=menuitem]";

/**
 * Scrolls an element into view and finds a point of it that the mouse reaches.
 * @param element any rendered element
 * @param place the preferred point; the middle when left out, covered, or outside of the element by now
 * @returns the point, and what covers it if no point can be reached
 */
export function reachPoint(
	element: Element,
	place: Place = {},
): { readonly point: Point; readonly cover: Element | null } {
	const tries = (["nearest", "center"] as const).flatMap((block) => [place, {}].map((at) => ({ block, at })));
	let point: Point = { clientX: 0, clientY: 0 };
	let cover: Element | null = null;
	for (const { block, at } of tries) {
		scrollToShow(element, block);
		point = pointAt(element, at);
		cover = coverAt(element, point);
		if (cover === null) break;
	}
	return { point, cover };
}

function pointAt(element: Element, { x = -1, y = -1 }: Place): Point {
	const { left, top, width, height } = boxOf(element);
	const isInside = x >= 0 && x <= width && y >= 0 && y <= height;
	return { clientX: left + (isInside ? x : width / 2), clientY: top + (isInside ? y : height / 2) };
}

/** The element that is hit instead at a point of an element. Null as well where nothing can be hit. */
function coverAt(element: Element, { clientX, clientY }: Point): Element | null {
	const { width, height } = boxOf(element);
	const page = documentOf(element);
	const hit = page === null || width * height === 0 ? null : elementAt(page, clientX, clientY);
	const control = closestAcross(element, CONTROL);
	for (let at = hit; at !== null; at = at.assignedSlot ?? parentOf(at))
		if (at === element || at === control) return null;
	return hit !== null && labelsNow(element).some((label) => isWithin(label, hit)) ? null : hit;
}

/**
 * Finds the innermost element at a point, also in open shadow roots.
 * @param page the document
 * @param x pixels from the left of its window
 * @param y pixels from the top
 * @returns null outside of the window
 */
export function elementAt(page: Document, x: number, y: number): Element | null {
	let hit = elementsAt(page, x, y)[0] ?? null;
	for (let inner = hit; inner !== null; ) {
		hit = inner;
		inner = openShadowRootOf(hit)?.elementFromPoint(x, y) ?? null;
		if (inner === hit) break;
	}
	return hit;
}
