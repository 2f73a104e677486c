import type { AnyNode, Program } from "acorn";
import { nodesOf } from "../source/nodes-of.ts";

/**
 * Whether a place is run when the script starts, and for no other reason: no function is around it but those that are called where they stand.
 *
 * @param program the script
 * @param offset the place
 */
export function runsAtOnce(program: Program, offset: number): boolean {
	const around = nodesOf(program).filter(({ start, end }) => start <= offset && offset < end);
	const called = new Set(around.flatMap((node) => (node.type === "CallExpression" ? [calledIn(node.callee)] : [])));
	return around.every((node) => !/Function|^MethodDefinition$/.test(node.type) || called.has(node));
}

/** The called function expression: of `(function () {})()`, and of `(function () {}).call(this)`. */
function calledIn(callee: AnyNode): AnyNode {
	const isThroughMethod =
		callee.type === "MemberExpression" &&
		callee.property.type === "Identifier" &&
		/^(?:call|apply)$/.test(callee.property.name);
	return isThroughMethod
		? calledIn(callee.object)
		: callee.type === "ParenthesizedExpression"
			? calledIn(callee.expression)
			: callee;
}
