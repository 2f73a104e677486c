import type { AnyNode } from "acorn";
import type { Variable } from "../names/scope.ts";
import { nodesOf } from "../source/nodes-of.ts";

type VariableOf = (identifier: AnyNode) => Variable | null;

/**
 * The variables that a statement declares or writes, and those whose members it writes.
 *
 * @param statement a statement, declarator or expression of a list
 * @param variableOf the variable that an identifier means
 */
export function writtenVariables(statement: AnyNode, variableOf: VariableOf): ReadonlySet<Variable> {
	const found = new Set<Variable>();
	const add = (identifier: AnyNode): void => {
		const variable = variableOf(identifier);
		if (variable) found.add(variable);
	};
	const write = (target: AnyNode | null | undefined): void => {
		switch (target?.type) {
			case "Identifier":
				add(target);
				break;
			case "MemberExpression":
				write(rootOf(target));
				break;
			case "ObjectPattern":
				for (const property of target.properties)
					write(property.type === "Property" ? property.value : property.argument);
				break;
			case "ArrayPattern":
				for (const element of target.elements) write(element);
				break;
			case "AssignmentPattern":
				write(target.left);
				break;
			case "RestElement":
				write(target.argument);
				break;
			default:
		}
	};
	for (const node of nodesOf(statement)) {
		switch (node.type) {
			case "AssignmentExpression":
				write(node.left);
				break;
			case "UpdateExpression":
				write(node.argument);
				break;
			case "UnaryExpression":
				if (node.operator === "delete") write(node.argument);
				break;
			case "ForInStatement":
			case "ForOfStatement":
				if (node.left.type !== "VariableDeclaration") write(node.left);
				break;
			case "VariableDeclarator":
				write(node.id);
				break;
			case "FunctionDeclaration":
			case "ClassDeclaration":
				if (node.id) add(node.id);
				break;
			case "CallExpression":
				// `Object.assign(target, …)`, `extend(target, …)`: a function may fill what it gets first.
				if (/^(?:assign|extend|defineProperty|defineProperties|setPrototypeOf|set)$/.test(nameOf(node.callee)))
					write(node.arguments[0]);
				break;
			default:
		}
	}
	return found;
}

function nameOf(callee: AnyNode): string {
	if (callee.type === "Identifier") return callee.name;
	return callee.type === "MemberExpression" && callee.property.type === "Identifier" ? callee.property.name : "";
}

/** `a` of `a.b.c`. */
function rootOf(node: AnyNode): AnyNode {
	let root = node;
	while (root.type === "MemberExpression") root = root.object;
	return root;
}
