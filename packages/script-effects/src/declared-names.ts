import type { Node } from "acorn";

/** A node of which only the type is known. */
export type AnyNode = Node & Readonly<Record<string, unknown>>;

/**
 * Why the body of a function cannot become a block: a block must not declare a name twice, or as a function and as a variable, which
 * the body of a function may.
 * @param body of the function
 * @param vars names of its `var` declarations
 * @param params of the function
 * @returns `in-function` when neither can the body of an inner function have it, because a variable has the name of a parameter
 */
export function conflictOf(
	body: AnyNode,
	vars: ReadonlySet<string>,
	params: readonly AnyNode[],
): "in-block" | "in-function" | null {
	const names = (body.body as readonly AnyNode[]).flatMap((statement) =>
		statement.type === "FunctionDeclaration" ? namesOf(statement.id as AnyNode) : [],
	);
	if (new Set(names).size === names.length && !names.some((name) => vars.has(name))) return null;
	const outer = [...params.flatMap(namesOf), "arguments"];
	return outer.some((name) => vars.has(name)) ? "in-function" : "in-block";
}

/**
 * Names that a pattern declares.
 * @param pattern of a declaration or parameter
 * @returns the names
 */
export function namesOf(pattern: AnyNode): readonly string[] {
	const { type } = pattern;
	const parts = (value: unknown): readonly string[] =>
		(value as readonly (AnyNode | null)[]).flatMap((part) => (part === null ? [] : namesOf(part)));
	if (type === "Identifier") return [pattern.name as string];
	if (type === "ObjectPattern") return parts(pattern.properties);
	if (type === "ArrayPattern") return parts(pattern.elements);
	if (type === "Property") return namesOf(pattern.value as AnyNode);
	if (type === "RestElement") return namesOf(pattern.argument as AnyNode);
	return type === "AssignmentPattern" ? namesOf(pattern.left as AnyNode) : [];
}
