import type { AnyNode, Program } from "acorn";
import { nodesOf } from "./nodes-of.ts";

/**
 * Counts what a program declares under a name, in any scope: variables, parameters, functions and classes.
 *
 * @param name of a variable
 * @param program the whole script
 * @returns 0 for a name that comes from outside of the program
 */
export function bindingsOf(name: string, program: Program): number {
	const named = (node: AnyNode | null | undefined): number =>
		node ? nodesOf(node).filter((part) => part.type === "Identifier" && part.name === name).length : 0;
	return nodesOf(program).reduce((sum, node) => {
		if (node.type === "VariableDeclarator") return sum + named(node.id);
		if (node.type === "CatchClause") return sum + named(node.param);
		const parameters = "params" in node ? node.params.reduce((own, param) => own + named(param), 0) : 0;
		return sum + parameters + (/^(?:Function|Class)/.test(node.type) && "id" in node ? named(node.id) : 0);
	}, 0);
}
