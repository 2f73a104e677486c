import type { AnyNode, Program } from "acorn";
import { nodesOf } from "../source/nodes-of.ts";
import type { Sink, Trace } from "../trace/trace.ts";

/** Each look-up reads the whole script; a page that opens more frames than this has shown itself already. */
const MAX_FRAMES = 30;

export function framesOf({ sinks }: Trace): readonly Sink[] {
	return sinks.filter(({ kind }) => kind === "frame").slice(0, MAX_FRAMES);
}

/**
 * The style and size that the script sets on the element of the sink at `offset`, anywhere in the script on a variable
 * of that name, before or after.
 */
export function looksAt(program: Program, text: string, offset: number): string {
	const nodes = nodesOf(program);
	const name = nameAt(nodes, offset);
	const looks: string[] = [];
	for (const node of nodes) {
		if (node.type === "AssignmentExpression" && rootOf(node.left) === name && LOOKS.test(sourceOf(text, node.left))) {
			looks.push(`${sourceOf(text, node.left).replace(/^.*\.(?=\w+$)/s, "")}:${sourceOf(text, node.right)}`);
		}
		if (node.type === "CallExpression" && concerns(node, name, offset)) looks.push(sourceOf(text, node).slice(0, 600));
	}
	return looks.join("\n").replace(/[`"']/g, "");
}

const LOOKS = /\.(?:style(?:\.\w+)?|cssText|width|height|hidden|className)$/;

/** The variable that holds the element: of `frame.src = …`, of `const frame = Object.assign(…, { src })`. */
function nameAt(nodes: readonly AnyNode[], offset: number): string | null {
	let name: string | null = null;
	for (const node of nodes) {
		if (node.start > offset || node.end < offset) continue;
		if (node.type === "AssignmentExpression" || node.type === "CallExpression") {
			const root = rootOf(node.type === "CallExpression" ? node.callee : node.left);
			if (root !== null && !/^(?:Object|document|window)$/.test(root)) name = root;
		} else if (node.type === "VariableDeclarator" && node.id.type === "Identifier") name = node.id.name;
	}
	return name;
}

function rootOf(node: AnyNode): string | null {
	if (node.type === "Identifier") return node.name;
	return node.type === "MemberExpression" ? rootOf(node.object) : null;
}

/** `frame.setAttribute(…)`, `Object.assign(frame.style, …)`, and the call that contains the sink. */
function concerns(node: AnyNode & { readonly type: "CallExpression" }, name: string | null, offset: number): boolean {
	const [first] = node.arguments;
	const assigns = node.callee.type === "MemberExpression" && rootOf(node.callee) === "Object";
	if (assigns)
		return (
			(first !== undefined && name !== null && rootOf(first) === name) || (offset >= node.start && offset <= node.end)
		);
	return (
		node.callee.type === "MemberExpression" &&
		rootOf(node.callee) === name &&
		name !== null &&
		node.arguments.length === 2
	);
}

function sourceOf(text: string, node: AnyNode): string {
	return text.slice(node.start, node.end);
}
