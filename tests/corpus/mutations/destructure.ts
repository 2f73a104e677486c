import type { AnyNode, MemberExpression } from "acorn";
import type { Mutation } from "./mutation.ts";
import type { Source } from "./source.ts";

/** Reads of a property become patterns: in declarations, in assignments, and in a parameter anywhere else. */
export const destructure: Mutation = {
	kind: "destructure",
	rewrite: (source) => {
		let count = 0;
		for (const { node, above } of source.visits) {
			if (inDeclaration(node, above, source) || inAssignment(node, above, source) || inValue(node, above, source))
				count += 1;
		}
		return count > 0;
	},
};

/** `const x = a.b` becomes `const { b: x } = a`. */
function inDeclaration(node: AnyNode, above: readonly AnyNode[], { edit, text }: Source): boolean {
	if (node.type !== "VariableDeclarator" || node.id.type !== "Identifier" || !node.init) return false;
	const read = plainRead(node.init, text);
	if (!read || /^For(In|Of)Statement$/.test(above.at(-2)?.type ?? "")) return false;
	edit.update(node.id.start, node.id.end, `{ ${read.name}: ${node.id.name} }`);
	edit.remove(read.dot, node.init.end);
	return true;
}

/** `x = a.b;` becomes `({ b: x } = a);` where it is a statement of its own. */
function inAssignment(node: AnyNode, above: readonly AnyNode[], { edit, text }: Source): boolean {
	if (node.type !== "AssignmentExpression" || node.operator !== "=" || node.left.type !== "Identifier") return false;
	const read = plainRead(node.right, text);
	const [statement, block] = [above.at(-1), above.at(-2)];
	if (!read || statement?.type !== "ExpressionStatement" || !/^(Program|BlockStatement)$/.test(block?.type ?? ""))
		return false;
	// The semicolon in front keeps the bracket from calling what an earlier line without one ends with.
	edit.update(node.left.start, node.left.end, `;({ ${read.name}: ${node.left.name} }`);
	edit.update(read.dot, node.right.end, ")");
	return true;
}

/** `send(a.b)` becomes `send((({ b: v }) => v)(a))`. */
function inValue(node: AnyNode, above: readonly AnyNode[], { edit, text, freshName }: Source): boolean {
	if (node.type !== "MemberExpression" || node.object.type !== "Identifier") return false;
	const read = plainRead(node, text);
	if (!read || !isValue(node, above.at(-1))) return false;
	const name = freshName("v");
	edit.prependRight(node.start, `(({ ${read.name}: ${name} }) => ${name})(`);
	edit.update(read.dot, node.end, ")");
	return true;
}

function isValue(node: AnyNode, parent: AnyNode | undefined): boolean {
	if (parent?.type === "CallExpression" || parent?.type === "NewExpression")
		return parent.callee !== node && parent.arguments.some((argument) => argument === node);
	if (parent?.type === "Property") return parent.value === node && parent.kind === "init";
	if (parent?.type === "BinaryExpression") return true;
	return parent?.type === "TemplateLiteral" || parent?.type === "ArrayExpression" || parent?.type === "ReturnStatement";
}

function plainRead(node: AnyNode, text: string): { name: string; dot: number } | null {
	if (node.type !== "MemberExpression" || node.computed || node.optional) return null;
	const { object, property }: MemberExpression = node;
	if (property.type !== "Identifier" || object.type === "Super" || object.type === "SequenceExpression") return null;
	const dot = text.indexOf(".", object.end);
	const isClose =
		dot >= 0 && dot < property.start && !/\S/.test(text.slice(object.end, dot) + text.slice(dot + 1, property.start));
	return isClose ? { name: property.name, dot } : null;
}
