import type { AnyNode } from "acorn";
import type { ScopeManager } from "eslint-scope";

interface Visit {
	readonly node: AnyNode;
	readonly above: readonly AnyNode[];
}

interface Range {
	readonly start: number;
	readonly end: number;
}

/** Functions whose source text is used, as in `new Blob([`(${work})()`])` or `work.toString()`. */
export function stringifiedFunctions(visits: readonly Visit[], scopes: ScopeManager): Range[] {
	const read = new Set<unknown>();
	for (const { node, above } of visits) {
		if (node.type === "Identifier" && isReadAsText(node, above)) read.add(node);
	}
	const variables = scopes.scopes.flatMap((scope) => scope.variables);
	const named = variables.filter((variable) => variable.references.some(({ identifier }) => read.has(identifier)));
	return named.flatMap((variable) =>
		variable.defs.flatMap(({ node }) => (hasRange(node) ? [{ start: node.start, end: node.end }] : [])),
	);
}

function isReadAsText(node: AnyNode, above: readonly AnyNode[]): boolean {
	const parent = above.at(-1);
	if (parent?.type === "TemplateLiteral") return true;
	if (parent?.type === "CallExpression")
		return parent.callee.type === "Identifier" && parent.callee.name === "String" && parent.callee !== node;
	return (
		parent?.type === "MemberExpression" &&
		parent.object === node &&
		parent.property.type === "Identifier" &&
		parent.property.name === "toString"
	);
}

function hasRange(node: unknown): node is Range {
	return typeof node === "object" && node !== null && "start" in node && "end" in node;
}
