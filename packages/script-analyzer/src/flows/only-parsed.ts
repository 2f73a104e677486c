import type { AnyNode, Program } from "acorn";
import { nodesOf } from "../source/nodes-of.ts";

/**
 * Checks whether a function that the `Function` constructor creates is never called: its value is discarded, or assigned to a local variable
 * that is never read. Scripts do that to check the syntax of a text.
 *
 * @param program the script
 * @param offset the place of `Function(…)` or `new Function(…)`
 */
export function isOnlyParsed(program: Program, offset: number): boolean {
	const around = nodesOf(program).filter(({ start, end }) => start <= offset && offset < end);
	const made = around.findLast(({ type }) => type === "CallExpression" || type === "NewExpression");
	// The place of code in a text that is run is the call that runs it, such as `eval("Function(text)()")`.
	if (!made || !("callee" in made) || !isFunctionName(made.callee)) return false;
	return around.some((node) => {
		if (node.type === "ExpressionStatement") return node.expression === made;
		return node.type === "VariableDeclarator" && node.init === made && isUnused(node.id, around);
	});
}

function isFunctionName(callee: AnyNode): boolean {
	const named = callee.type === "MemberExpression" && !callee.computed ? callee.property : callee;
	return named.type === "Identifier" && named.name === "Function";
}

function isUnused(name: AnyNode, around: readonly AnyNode[]): boolean {
	if (name.type !== "Identifier") return false;
	const body = around.findLast(({ type }) => /Function/.test(type));
	// A name of the whole program can be used by code that is not here.
	if (!body) return false;
	// A text that `eval` runs there can use the name.
	return !nodesOf(body).some(
		(node) => node !== name && node.type === "Identifier" && (node.name === name.name || node.name === "eval"),
	);
}
