import { isShadowRoot } from "./node-kinds.ts";

// Through shadow roots: the host stands around what is in its root.

export function parentOf(element: Element): Element | null {
	if (element.parentElement !== null) return element.parentElement;
	const root = element.getRootNode();
	return isShadowRoot(root) ? root.host : null;
}

/** The nearest of an element and what it stands in that matches. */
export function closestAcross(element: Element | null, css: string): Element | null {
	for (let at = element; at !== null; ) {
		const found = at.closest(css);
		if (found !== null) return found;
		const root = at.getRootNode();
		at = isShadowRoot(root) ? root.host : null;
	}
	return null;
}

export function containsAcross(element: Element, other: Element): boolean {
	for (let at: Element | null = other; at !== null; ) {
		if (element.contains(at)) return true;
		const root = at.getRootNode();
		at = isShadowRoot(root) ? root.host : null;
	}
	return false;
}

/** Text nodes in an element and in the shadow roots in it, in the order of the tree. */
export function* textNodesWithin(
	element: Node,
	shadowRootOf: (host: Element) => ShadowRoot | null,
): Generator<Node, void> {
	const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
	for (let node: Node | null = walker.currentNode; node !== null; node = walker.nextNode()) {
		if (node.nodeType === Node.TEXT_NODE) {
			yield node;
			continue;
		}
		const inner = node.nodeType === Node.ELEMENT_NODE ? shadowRootOf(node as Element) : null;
		if (inner !== null) yield* textNodesWithin(inner, shadowRootOf);
	}
}
