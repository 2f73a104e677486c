import { closest, isWithin, nodeTypeOf, parentElementOf, rootOf, walkerOf } from "./intact-dom.ts";
import { isElement, isShadowRoot } from "./node-kinds.ts";

// These functions cross shadow roots: the host counts as the parent of its root's children.

/**
 * The parent of an element.
 * @param element any element
 * @returns the host for a child of a shadow root; null at the top
 */
export function parentOf(element: Element): Element | null {
	return parentElementOf(element) ?? hostOf(element);
}

/**
 * The nearest match among an element and its ancestors.
 * @param element where to begin
 * @param css a selector
 * @returns null when nothing matches
 */
export function closestAcross(element: Element | null, css: string): Element | null {
	for (let at = element; at !== null; ) {
		const found = closest(at, css);
		if (found !== null) return found;
		at = hostOf(at);
	}
	return null;
}

/**
 * Whether an element contains another one.
 * @param element the outer one
 * @param other the inner one
 * @returns true for the same element
 */
export function containsAcross(element: Element, other: Element): boolean {
	for (let at: Element | null = other; at !== null; ) {
		if (isWithin(element, at)) return true;
		at = hostOf(at);
	}
	return false;
}

function hostOf(element: Element): Element | null {
	const root = rootOf(element);
	return isShadowRoot(root) ? root.host : null;
}

/**
 * Lists the text nodes in an element and in the shadow roots inside it.
 * @param element any node
 * @param shadowRootOf returns the shadow roots that can be searched
 * @yields text nodes in tree order
 * @returns nothing
 */
export function* textNodesWithin(
	element: Node,
	shadowRootOf: (host: Element) => ShadowRoot | null,
): Generator<Node, void> {
	const walker = walkerOf(element, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
	for (let node: Node | null = walker.currentNode; node !== null; node = walker.nextNode()) {
		if (nodeTypeOf(node) === Node.TEXT_NODE) {
			yield node;
			continue;
		}
		const inner = isElement(node) ? shadowRootOf(node) : null;
		if (inner !== null) yield* textNodesWithin(inner, shadowRootOf);
	}
}
