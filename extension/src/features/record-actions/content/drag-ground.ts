import { boxOf, childElementsOf, parentElementOf, parentNodeOf, rootOf } from "@scriptorium/selectors/intact-dom";

interface Place {
	readonly left: number;
	readonly top: number;
}

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
	const places = new Map<Element, Place>();
	const around = new Set<Element>();
	for (let at: Element | null = gripped; at !== null; at = parentOf(at)) {
		around.add(at);
		const parent = parentNodeOf(at);
		for (const each of parent ? childElementsOf(parent) : []) places.set(each, placeOf(each));
	}
	return {
		hasStayed(element) {
			let known: Element | null = element;
			while (known !== null && !places.has(known)) {
				const parent: Element | null = parentOf(known);
				// Where all children were seen, this one is new.
				if (parent !== null && around.has(parent)) return false;
				known = parent;
			}
			const before = known && places.get(known);
			if (known === null || !before) return true;
			const now = placeOf(known);
			return Math.abs(now.left - before.left) <= 1 && Math.abs(now.top - before.top) <= 1;
		},
	};
}

function parentOf(element: Element): Element | null {
	const root = rootOf(element);
	return parentElementOf(element) ?? (root instanceof ShadowRoot ? root.host : null);
}

/** From the top left corner of the page, in pixels. */
function placeOf(element: Element): Place {
	const { left, top } = boxOf(element);
	return { left: left + window.scrollX, top: top + window.scrollY };
}
