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

/** On each side: more are hardly in sight at once, and each takes its time. */
const MOST_BESIDE = 30;

/** What stayed where it was while something was dragged. */
export interface DragGround {
	/** Whether an element is there as it was at the beginning; a page that is scrolled moves nothing. */
	hasStayed(element: Element): boolean;
}

/**
 * Remembers where everything around an element stands, before it is dragged: its ancestors and all that is beside them. Lists
 * make room for what is dragged, so that what lies under the pointer in the end is often the dragged row itself, or one that
 * has come there only by this drag; a position in it would be another place when it is played back.
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
				// Where all children were seen, this one is new, or too far away to have been moved.
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

/** An element and what is before and after it. */
function* beside(element: Element): Generator<Element> {
	yield element;
	for (const next of [previousOf, nextOf])
		for (let at = next(element), left = MOST_BESIDE; at !== null && left > 0; at = next(at), left -= 1) yield at;
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
