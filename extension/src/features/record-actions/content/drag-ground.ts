import {
	boxOf,
	childElementsOf,
	nextOf,
	parentElementOf,
	parentNodeOf,
	previousOf,
	rootOf,
} from "@scriptorium/selectors/intact-dom";

interface Place {
	readonly left: number;
	readonly top: number;
}

/** Siblings that are measured on each side; more are rarely visible at once. */
const MAX_SIBLINGS = 30;

/** Positions of elements before a drag. */
export interface DragGround {
	/** Whether an element is still at its position; scrolling does not count as a move. */
	hasStayed(element: Element): boolean;
}

/**
 * Stores the positions of an element's ancestors and their siblings before it is dragged. Lists make room for the dragged row, so
 * that the element under the pointer at the end is often that row itself, or one that moved there because of the drag; a position
 * in it would be wrong at replay.
 */
export function rememberGround(gripped: Element): DragGround {
	const [x, y] = [scrollX, scrollY];
	const places = new Map<Element, Place>();
	const seen = new Set<Element>();
	const around = new Set<Element>();
	for (let at: Element | null = gripped; at !== null; at = parentOf(at)) {
		around.add(at);
		for (const each of beside(at)) places.set(each, placeOf(each, x, y));
		const parent = parentNodeOf(at);
		for (const each of parent ? childElementsOf(parent) : []) seen.add(each);
	}
	return {
		hasStayed(element) {
			let known: Element | null = element;
			while (known !== null && !places.has(known)) {
				const parent: Element | null = parentOf(known);
				// All children of this parent were seen: this one is new, or too far away to have moved.
				if (parent !== null && around.has(parent)) return seen.has(known);
				known = parent;
			}
			const before = known && places.get(known);
			if (known === null || !before) return true;
			const now = placeOf(known);
			return Math.abs(now.left - before.left) <= 1 && Math.abs(now.top - before.top) <= 1;
		},
	};
}

/** An element and its siblings. */
function* beside(element: Element): Generator<Element> {
	yield element;
	for (const next of [previousOf, nextOf])
		for (let at = next(element), left = MAX_SIBLINGS; at !== null && left > 0; at = next(at), left -= 1) yield at;
}

function parentOf(element: Element): Element | null {
	const root = rootOf(element);
	return parentElementOf(element) ?? (root instanceof ShadowRoot ? root.host : null);
}

/** From the top left corner of the page, in pixels. */
function placeOf(element: Element, x = scrollX, y = scrollY): Place {
	const { left, top } = boxOf(element);
	return { left: left + x, top: top + y };
}
