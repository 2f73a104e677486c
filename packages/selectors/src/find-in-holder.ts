import type { Fingerprint } from "./fingerprint.ts";
import { childElementsOf, tagOf } from "./intact-dom.ts";
import type { PageIndex } from "./page-index.ts";

/** Each of more would be looked at. */
const MOST_CHILDREN = 40;

/**
 * What stands in a holder where an element stood in it, by the path that was recorded: where an element of the same tag has been put
 * beside, as counted from the first and as counted from the last; where one is missing, those of other tags.
 * @param path `tag:n/m` from the element up
 */
export function standingIn(holder: Element, path: Fingerprint["place"]["path"], page: PageIndex): Set<Element> {
	let found = new Set([holder]);
	for (const level of [...path].reverse()) {
		const next = new Set<Element>();
		for (const element of found) for (const child of childrenAt(element, level, page)) next.add(child);
		// So many ways point at none.
		if (next.size > MOST_CHILDREN) return new Set();
		found = next;
	}
	return found;
}

function childrenAt(element: Element, level: string, page: PageIndex): Element[] {
	const root = page.shadowRootOf(element);
	const lists = root === null ? [element] : [element, root];
	return lists.flatMap((list) => standingAmong([...childElementsOf(list)], level));
}

function standingAmong(children: readonly Element[], level: string): Element[] {
	const [, tag, nth, of] = /^(.*):(\d+)\/(\d+)$/.exec(level) ?? [];
	const alike = children.filter((child) => tagOf(child) === tag);
	// Where there are fewer, it is gone or has another tag.
	if (alike.length < Number(of))
		return children.length > MOST_CHILDREN ? [] : children.filter((child) => tagOf(child) !== tag);
	const [fromStart, fromEnd] = [Number(nth) - 1, alike.length - 1 - (Number(of) - Number(nth))];
	return [...new Set([alike[fromStart], alike[fromEnd]])].filter((child) => child !== undefined);
}
