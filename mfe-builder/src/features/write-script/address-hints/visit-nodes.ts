import type { AnyNode, Program } from "acorn";

const FUNCTIONS: ReadonlySet<string> = new Set([
	"FunctionDeclaration",
	"FunctionExpression",
	"ArrowFunctionExpression",
]);

/**
 * Lists a node and everything in it that runs with it: the bodies of functions inside of it are left out.
 *
 * @param root the node to start from; where it is a function, its own body is listed
 * @returns the nodes in no particular order
 */
export function nodesOutsideFunctions(root: AnyNode): readonly AnyNode[] {
	const found: AnyNode[] = [];
	// A list instead of recursion: deep nesting would overflow the stack.
	const open: AnyNode[] = [root];
	for (let node = open.pop(); node !== undefined; node = open.pop()) {
		found.push(node);
		if (node !== root && FUNCTIONS.has(node.type)) continue;
		for (const part of Object.values(node).flat()) if (isNode(part)) open.push(part);
	}
	return found;
}

/**
 * Finds `await` outside of functions, which bookmarklets must not have.
 *
 * @param program a program that was parsed with it
 * @returns its places in the order of the program
 */
export function awaitsOutsideFunctions(program: Program): readonly AnyNode[] {
	return nodesOutsideFunctions(program)
		.filter((node) => node.type === "AwaitExpression" || (node.type === "ForOfStatement" && node.await))
		.toSorted((one, other) => one.start - other.start);
}

function isNode(part: unknown): part is AnyNode {
	return typeof part === "object" && part !== null && "type" in part && "start" in part;
}
