import { childElementsOf, firstChildOf, nextOf } from "@scriptorium/selectors/intact-dom";
import type { Deadline } from "./deadline.ts";

export type ShadowRootOf = (host: Element) => ShadowRoot | null;

/** Elements between two reads of the clock. */
const ELEMENTS_PER_CHECK = 256;

/**
 * Yields every element of a page and of its shadow roots once, in tree order; depth starts at 1. Reads no styles and does not recurse.
 * Ends early at the deadline.
 */
export function* walkPage(
	root: Element | null,
	shadowRootOf: ShadowRootOf,
	deadline: Deadline,
): Generator<{ readonly element: Element; readonly depth: number; readonly inner: ShadowRoot | null }> {
	const ahead: { element: Element; depth: number }[] = root === null ? [] : [{ element: root, depth: 1 }];
	for (let seen = 0, next = ahead.pop(); next !== undefined; next = ahead.pop(), seen += 1) {
		if (seen % ELEMENTS_PER_CHECK === 0 && deadline.isOver()) return;
		const { element, depth } = next;
		const inner = shadowRootOf(element);
		yield { element, depth, inner };
		const push = (found: Element | null, level: number): void => {
			if (found !== null) ahead.push({ element: found, depth: level });
		};
		// Last in, first out.
		if (element !== root) push(nextOf(element), depth);
		push(firstChildOf(element), depth + 1);
		push(inner === null ? null : (childElementsOf(inner)[0] ?? null), depth + 1);
	}
}
