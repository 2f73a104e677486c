import type { AnyNode } from "acorn";

const MAX_DEPTH = 20;

/** The text an expression always has: literals, and sums, templates and joined lists of such. Null for any other. */
export function constantText(node: AnyNode | null | undefined, depth = 0): string | null {
	if (!node || depth > MAX_DEPTH) return null;
	const textOf = (part: AnyNode | null | undefined): string | null => constantText(part, depth + 1);
	switch (node.type) {
		case "Literal":
			return typeof node.value === "string" || typeof node.value === "number" ? String(node.value) : null;
		case "TemplateLiteral":
			return joined(
				node.quasis.flatMap(({ value }, index) => [
					value.cooked ?? "",
					...node.expressions.slice(index, index + 1).map(textOf),
				]),
				"",
			);
		case "BinaryExpression":
			return node.operator === "+" ? joined([textOf(node.left), textOf(node.right)], "") : null;
		case "CallExpression": {
			const { callee } = node;
			if (callee.type !== "MemberExpression" || callee.object.type !== "ArrayExpression") return null;
			if (memberName(callee) !== "join") return null;
			const separator = node.arguments.length === 0 ? "," : textOf(node.arguments[0]);
			return separator === null ? null : joined(callee.object.elements.map(textOf), separator);
		}
		default:
			return null;
	}
}

/** `nodeValue` of `a.nodeValue`, `a["node" + "Value"]`; empty when the name is unknown or the node is no member. */
export function memberName(node: AnyNode): string {
	if (node.type !== "MemberExpression") return "";
	if (node.property.type === "Identifier" && !node.computed) return node.property.name;
	return constantText(node.property, MAX_DEPTH - 3) ?? "";
}

/** The last name of the callee: `setInterval` of `setInterval` and of `window.setInterval`. */
export function calledName(callee: AnyNode): string {
	return callee.type === "Identifier" ? callee.name : memberName(callee);
}

function joined(parts: readonly (string | null)[], separator: string): string | null {
	return parts.includes(null) ? null : parts.join(separator);
}
