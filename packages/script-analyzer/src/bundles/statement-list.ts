import type { AnyNode } from "acorn";

/**
 * The statements of a list as if each declared one variable or evaluated one expression: compilers join and split them. Directives,
 * imports and lists of exports are left out, which bundlers remove.
 */
export function flatStatements(body: readonly AnyNode[]): readonly AnyNode[] {
	return body.flatMap(parts);
}

function parts(node: AnyNode): readonly AnyNode[] {
	switch (node.type) {
		case "VariableDeclaration":
			return node.declarations;
		case "ExpressionStatement":
			if (node.directive !== undefined) return [];
			return node.expression.type === "SequenceExpression" ? node.expression.expressions : [node.expression];
		case "ReturnStatement":
			if (node.argument?.type !== "SequenceExpression") return [node];
			return [
				...node.argument.expressions.slice(0, -1),
				{ ...node, argument: node.argument.expressions.at(-1) ?? null },
			];
		case "EmptyStatement":
		case "ImportDeclaration":
		case "ExportAllDeclaration":
			return [];
		case "ExportNamedDeclaration":
			return node.declaration ? parts(node.declaration) : [];
		case "ExportDefaultDeclaration":
			return [node.declaration];
		default:
			return [node];
	}
}
