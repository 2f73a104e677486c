import type { Fingerprint } from "./fingerprint.ts";
import { childElementsOf, tagOf } from "./intact-dom.ts";
import type { PageIndex } from "./page-index.ts";

/** Each of these is scored, so the number is limited. */
const MAX_CHILDREN = 40;

/**
 * Finds the elements at a recorded path below an anchor ancestor. Where siblings of the same tag were added, both the nth from the
 * start and the nth from the end match; where siblings of the tag are missing, children of other tags match.
 * @param path `tag:n/m` from the element up
 * @returns empty when the path is ambiguous
 */
export function elementsAtPath(anchor: Element, path: Fingerprint["place"]["path"], page: PageIndex): Set<Element> {
	let found = new Set([anchor]);
	for (const level of [...path].reverse()) {
		const next = new Set<Element>();
		for (const element of found) for (const child of childrenAt(element, level, page)) next.add(child);
		// Too many candidates: no match.
		if (next.size > MAX_CHILDREN) return new Set();
		found = next;
	}
	return found;
}

function childrenAt(element: Element, level: string, page: PageIndex): Element[] {
	const root = page.shadowRootOf(element);
	const lists = root === null ? [element] : [element, root];
	return lists.flatMap((list) => childrenMatching([...childElementsOf(list)], level));
}

function childrenMatching(children: readonly Element[], level: string): Element[] {
	const [, tag, nth, of] = /^(.*):(\d+)\/(\d+)$/.exec(level) ?? [];
	const alike = children.filter((child) => tagOf(child) === tag);
	// With fewer siblings of the tag, the element was removed or has another tag now.
	if (alike.length < Number(of))
		return children.length > MAX_CHILDREN ? [] : children.filter((child) => tagOf(child) !== tag);
	const [fromStart, fromEnd] = [Number(nth) - 1, alike.length - 1 - (Number(of) - Number(nth))];
	return [...new Set([alike[fromStart], alike[fromEnd]])].filter((child) => child !== undefined);
}
