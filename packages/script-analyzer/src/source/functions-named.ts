import type { AnyNode, Program } from "acorn";
import { nodesOf, nodesOfType } from "./nodes-of.ts";

/**
 * The functions that a program declares under a name, in any scope: as declarations, as named expressions, or as the first values of variables.
 *
 * @param name of a function or variable
 * @param program the whole script
 * @returns their nodes; of a variable, whatever expression it starts with
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
