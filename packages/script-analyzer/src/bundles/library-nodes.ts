import type { AnyNode, Expression, Identifier, Statement } from "acorn";

import { LIBRARY } from "./modeled-libraries.ts";

/** Where a node stands that is put in the place of a library's code. */
export interface Spot {
	readonly start: number;
	readonly end: number;
}

/** The value of a library, of which nothing is known but whether it is jQuery. */
export function libraryValue(spot: Spot, packageName: string): Expression {
	return { ...spot, type: "MetaProperty", meta: nameAt(spot, LIBRARY), property: nameAt(spot, packageName) };
}

/** A call of the library with the values of some variables. */
export function libraryCall(spot: Spot, packageName: string, names: readonly string[]): Expression {
	return {
		...spot,
		type: "CallExpression",
		callee: libraryValue(spot, packageName),
		arguments: names.map((name) => nameAt(spot, name)),
		optional: false,
	};
}

/** `name.member = library`; for null some member. */
export function memberWrite(spot: Spot, packageName: string, name: string, member: string | null): Statement {
	const left: AnyNode = {
		...spot,
		type: "MemberExpression",
		object: nameAt(spot, name),
		property: member === null ? libraryValue(spot, packageName) : nameAt(spot, member),
		computed: member === null,
		optional: false,
	};
	const right = libraryValue(spot, packageName);
	return {
		...spot,
		type: "ExpressionStatement",
		expression: { ...spot, type: "AssignmentExpression", operator: "=", left, right },
	} as Statement;
}

/** Declares variables whose value is the library's. */
export function declaration(spot: Spot, packageName: string, names: readonly string[]): Statement {
	return {
		...spot,
		type: "VariableDeclaration",
		kind: "let",
		declarations: names.map((name) => ({
			...spot,
			type: "VariableDeclarator" as const,
			id: nameAt(spot, name),
			init: libraryValue(spot, packageName),
		})),
	};
}

export function returned(spot: Spot, argument: Expression): Statement {
	return { ...spot, type: "ReturnStatement", argument };
}

function nameAt(spot: Spot, name: string): Identifier {
	return { ...spot, type: "Identifier", name };
}
