import type { AnyNode } from "acorn";
import type { Mutation } from "./mutation.ts";
import { immediatelyCalled } from "./outermost-scopes.ts";
import { isFunction, type Source } from "./source.ts";

const NOTHING_TO_WAIT_FOR =
	/^(Literal|TemplateLiteral|ArrowFunctionExpression|FunctionExpression|ClassExpression|SpreadElement)$/;

/** The program becomes an async function whose values arrive through promises. */
export const asynchronous: Mutation = {
	kind: "async",
	rewrite: (source) => {
		const { visits, edit, freshName, choices, lineBreak } = source;
		if (visits.some(({ node }) => /^(Import|Export)\w*Declaration$/.test(node.type))) return false;
		const called = new Set<AnyNode>(immediatelyCalled(visits).filter(({ generator }) => !generator));
		const waiting = waitingNodes(source);
		const later = freshName(choices.oneOf(["later", "defer", "resolved", "next"]));
		let count = 0;
		const wait = (node: AnyNode): void => {
			if (NOTHING_TO_WAIT_FOR.test(node.type) || waiting.has(node)) return;
			edit.prependRight(node.start, `(await ${later}(() => (`).appendLeft(node.end, `)))[0]`);
			count += 1;
		};
		for (const { node, above } of visits) {
			const owner = above.findLast((outer) => isFunction(outer) || outer.type === "ClassBody");
			if (owner && !called.has(owner) && !isNamedAsync(owner, above)) continue;
			for (const value of valuesOf(node, above)) wait(value);
		}
		if (count === 0) return false;
		for (const node of called) {
			if ("async" in node && !node.async) edit.prependRight(node.start, "async ");
		}
		// In a box, so that a value that is a promise itself stays one.
		source.declare(`async function ${later}(make) { return [make()]; }`);
		edit.prepend(`(async () => {${lineBreak}`).append(`${lineBreak}})();`);
		return true;
	},
};

/** What a statement is given: initial values, arguments of a call, the right side of an assignment. */
function valuesOf(node: AnyNode, above: readonly AnyNode[]): readonly AnyNode[] {
	if (node.type === "VariableDeclarator" && node.init && !/^For/.test(above.at(-2)?.type ?? "")) return [node.init];
	if (node.type !== "ExpressionStatement") return [];
	const { expression } = node;
	if (expression.type === "CallExpression") return expression.arguments;
	return expression.type === "AssignmentExpression" && expression.operator === "=" ? [expression.right] : [];
}

/** Async functions with a name; event handlers mostly have none, and must do what they do at once. */
function isNamedAsync(node: AnyNode, above: readonly AnyNode[]): boolean {
	if (!("async" in node) || !node.async || !("generator" in node) || node.generator) return false;
	return node.type === "FunctionDeclaration" || above[above.indexOf(node) - 1]?.type === "VariableDeclarator";
}

/** Nodes that hold an `await` or a `yield` of the function they stand in: they cannot go into a function of their own. */
function waitingNodes({ visits }: Source): Set<AnyNode> {
	const waiting = new Set<AnyNode>();
	for (const { node, above } of visits) {
		if (node.type !== "AwaitExpression" && node.type !== "YieldExpression") continue;
		waiting.add(node);
		for (const outer of above.toReversed()) {
			if (isFunction(outer)) break;
			waiting.add(outer);
		}
	}
	return waiting;
}
