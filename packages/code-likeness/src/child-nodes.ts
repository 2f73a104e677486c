import type { AnyNode } from "acorn";

/** Chains of calls can be longer than a stack is deep: what is nested deeper than this does not count. */
export const MAX_DEPTH = 1500;

/**
 * Lists the nodes directly below a node, in the order of the text.
 * @param node a node of acorn's tree
 * @returns its children
 */
export function childNodes(node: AnyNode): AnyNode[] {
	const children: AnyNode[] = [];
	for (const value of Object.values(node)) {
		for (const item of Array.isArray(value) ? value : [value]) if (isNode(item)) children.push(item);
	}
	return children;
}

function isNode(value: unknown): value is AnyNode {
	return typeof value === "object" && value !== null && "type" in value && typeof value.type === "string";
}
