import type { AnyNode, Program } from "acorn";
import { nodesOf } from "../source/nodes-of.ts";

const DECIDES = /^(?:IfStatement|ConditionalExpression|LogicalExpression)$/;
/** What dialogs of libraries answer when the visitor agrees, and the functions that open them. */
const AGREED = /^isConfirmed$/;
const OPENS_DIALOG = /^(?:fire|swal|confirm\w*|show\w*|open\w*|dialog\w*)$/i;

/** How a place is asked for, as a part of a sentence; null when nothing in the code around it tells. */
export function askedFor(program: Program, offset: number): string | null {
	if (isConfirmed(program, offset)) return "when you agree in a dialog";
	const around = nodesOf(program).filter(({ start, end }) => start <= offset && offset < end);
	const isHandler = (node: AnyNode, index: number): boolean =>
		/Function/.test(around[index + 1]?.type ?? "") && asksBy(node);
	return around.some(isHandler) ? "when you choose it in a menu or a dialog" : null;
}

/** `yes: () => …` among the options of a dialog, and the call that adds a command to the menu. */
function asksBy(node: AnyNode): boolean {
	if (node.type === "Property") return isNamed(node.key, /^(?:yes|onOk|onConfirm)$/);
	return node.type === "CallExpression" && nameEnds(node.callee, /registerMenuCommand$/i);
}

function nameEnds(callee: AnyNode, name: RegExp): boolean {
	return isNamed(callee.type === "MemberExpression" ? callee.property : callee, name);
}

/**
 * Whether a place runs only when the visitor has agreed in a dialog of a library: `Swal.fire(…).then((result) => { if
 * (result.isConfirmed) … })`, or the same with `await`.
 *
 * @param program the script
 * @param offset the place
 */
function isConfirmed(program: Program, offset: number): boolean {
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
