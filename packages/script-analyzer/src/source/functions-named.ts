import type { AnyNode, Program } from "acorn";
import { nodesOf, nodesOfType } from "./nodes-of.ts";

/**
 * Finds what a program declares under a name in any scope: function declarations, named function expressions, and initial values of variables.
 *
 * @param name of a function or variable
 * @param program the whole script
 * @returns the nodes; the initial value of a variable need not be a function
 */
export function functionsNamed(name: string, program: Program): readonly AnyNode[] {
	return [
		...nodesOf(program).filter(
			(node) => (node.type === "FunctionDeclaration" || node.type === "FunctionExpression") && node.id?.name === name,
		),
		...nodesOfType(program, "VariableDeclarator").flatMap(({ id, init }) =>
			id.type === "Identifier" && id.name === name && init ? [init] : [],
		),
	];
}
