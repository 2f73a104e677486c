import type { AnyNode, Program } from "acorn";

/** Visits every node, parents first, in the order of the text. Iterative: depth is no danger. */
export function walk(program: Program, visit: (node: AnyNode, parent: AnyNode | null) => void): void {
	const waiting: [node: AnyNode, parent: AnyNode | null][] = [[program, null]];
	for (let next = waiting.pop(); next; next = waiting.pop()) {
		const [node, parent] = next;
		visit(node, parent);
		const children: AnyNode[] = [];
		for (const value of Object.values(node)) {
			if (Array.isArray(value)) children.push(...value.filter(isNode));
			else if (isNode(value)) children.push(value);
		}
		for (const child of children.reverse()) waiting.push([child, node]);
	}
}

function isNode(value: unknown): value is AnyNode {
	return (
		typeof value === "object" && value !== null && "type" in value && typeof value.type === "string" && "start" in value
	);
}
