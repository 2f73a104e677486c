import type { AnyNode } from "acorn";

/** The numbers of a purely numeric array or argument list; null for other nodes. */
export function numbersOf(node: AnyNode): readonly number[] | null {
	const items = node.type === "ArrayExpression" ? node.elements : node.type === "CallExpression" ? node.arguments : [];
	if (items.length < 16) return null;
	const numbers: number[] = [];
	for (const item of items) {
		if (item?.type !== "Literal" || typeof item.value !== "number") return null;
		numbers.push(item.value);
	}
	return numbers;
}

/** `"eikooc".split("").reverse()`: a constant written backwards hides it. */
export function reversedConstant(node: AnyNode): boolean {
	const split = calledOn(node, "reverse");
	const text = split && calledOn(split, "split");
	return text?.type === "Literal" && typeof text.value === "string" && text.value.length >= 4;
}

function calledOn(node: AnyNode, method: string): AnyNode | null {
	if (node.type !== "CallExpression" || node.callee.type !== "MemberExpression") return null;
	const { object, property, computed } = node.callee;
	const name =
		property.type === "Identifier" && !computed ? property.name : property.type === "Literal" ? property.value : null;
	return name === method ? object : null;
}
