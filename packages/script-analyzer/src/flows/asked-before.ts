import type { AnyNode, Program } from "acorn";
import { nodesOf } from "../source/nodes-of.ts";

const DECIDES = /^(?:IfStatement|ConditionalExpression|LogicalExpression)$/;
/** What dialogs of libraries answer when the visitor agrees, and the functions that open them. */
const AGREED = /^isConfirmed$/;
const OPENS_DIALOG = /^(?:fire|swal|confirm\w*|show\w*|open\w*|dialog\w*)$/i;

/**
 * Whether a place runs only when the visitor has agreed in a dialog of a library: `Swal.fire(…).then((result) => { if
 * (result.isConfirmed) … })`, or the same with `await`.
 *
 * @param program the script
 * @param offset the place
 */
export function isConfirmed(program: Program, offset: number): boolean {
	const around = nodesOf(program).filter(({ start, end }) => start <= offset && offset < end);
	return around.some((node) => {
		const [test, then] = DECIDES.test(node.type) ? partsOf(node) : [null, null];
		if (!test || !then || offset < then.start || offset >= then.end) return false;
		return asks(test) && around.some(opensDialog);
	});
}

/** The condition, and what runs when it is true. */
function partsOf(node: AnyNode): readonly [AnyNode | null, AnyNode | null] {
	if (node.type === "IfStatement" || node.type === "ConditionalExpression") return [node.test, node.consequent];
	return node.type === "LogicalExpression" && node.operator === "&&" ? [node.left, node.right] : [null, null];
}

function asks(test: AnyNode): boolean {
	return test.type !== "UnaryExpression" && nodesOf(test).some((part) => isNamed(part, AGREED));
}

/** A call of `then` on what opens a dialog, or a function that waits for one. */
function opensDialog(node: AnyNode): boolean {
	if (node.type === "CallExpression")
		return (
			node.callee.type === "MemberExpression" &&
			isNamed(node.callee.property, /^then$/) &&
			nodesOf(node.callee.object).some((part) => isNamed(part, OPENS_DIALOG))
		);
	if (!/Function/.test(node.type)) return false;
	return nodesOf(node).some(
		(part) => part.type === "AwaitExpression" && nodesOf(part).some((inner) => isNamed(inner, OPENS_DIALOG)),
	);
}

function isNamed(node: AnyNode, name: RegExp): boolean {
	return node.type === "Identifier" && name.test(node.name);
}
