import type { AnyNode } from "acorn";
import type { Variable } from "../names/scope.ts";
import { nodesOf } from "../source/nodes-of.ts";

/** A member of a variable around a module that the module writes; null when its name is not in the code. */
export interface Export {
	readonly variable: Variable;
	readonly member: string | null;
}

/** Members of the window that other objects do not have: what has one of them is the window, not a module. */
const OF_WINDOW = /^(?:document|navigator|location|setTimeout|addEventListener|requestAnimationFrame|window|self)$/;

/**
 * What a module writes into the objects that it gets: `exports.a = …`, `module.exports = …`, `define(exports, …)`.
 *
 * @param body the statements of the module
 * @param outer the variables around it, its parameters included
 */
export function exportsOf(
	body: AnyNode,
	outer: ReadonlySet<Variable>,
	variableOf: (identifier: AnyNode) => Variable | null,
): readonly Export[] {
	const written = new Map<Variable, Set<string | null>>();
	const windows = new Set<Variable>();
	const outerOf = (node: AnyNode): Variable | null => {
		const variable = node.type === "Identifier" ? variableOf(node) : null;
		return variable && outer.has(variable) ? variable : null;
	};
	const note = (variable: Variable | null, member: string | null): void => {
		if (variable) written.set(variable, (written.get(variable) ?? new Set()).add(member));
	};
	for (const node of nodesOf(body)) {
		if (node.type === "MemberExpression" && !node.computed && node.property.type === "Identifier") {
			const variable = outerOf(node.object);
			if (variable && OF_WINDOW.test(node.property.name)) windows.add(variable);
		} else if (node.type === "AssignmentExpression") {
			const target = innermost(node.left);
			if (target?.type === "MemberExpression") note(outerOf(target.object), staticName(target));
		} else if (node.type === "CallExpression") {
			for (const argument of node.arguments) note(outerOf(argument), null);
		}
	}
	return [...written].flatMap(([variable, members]) =>
		[...members].flatMap((member) => (member === null && windows.has(variable) ? [] : [{ variable, member }])),
	);
}

/** `a.b` of `a.b.c.d`. */
function innermost(node: AnyNode): AnyNode | null {
	let current = node;
	while (current.type === "MemberExpression" && current.object.type === "MemberExpression") current = current.object;
	return current.type === "MemberExpression" ? current : null;
}

function staticName(node: AnyNode): string | null {
	return node.type === "MemberExpression" && !node.computed && node.property.type === "Identifier"
		? node.property.name
		: null;
}
