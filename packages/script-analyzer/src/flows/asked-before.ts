import type { AnyNode, Program } from "acorn";
import { bindingsOf } from "../source/bindings-of.ts";
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
		/Function/.test(around[index + 1]?.type ?? "") && asksBy(node, around[index - 2], program);
	return around.some(isHandler) ? "when you choose it in a menu or a dialog" : null;
}

/** `yes: () => …` among the options of a dialog, and the call that adds a command to the menu. */
function asksBy(node: AnyNode, around: AnyNode | undefined, program: Program): boolean {
	if (node.type === "CallExpression") return isCalled(node, /registerMenuCommand$/i, program);
	if (node.type !== "Property" || !isNamed(node.key, /^(?:yes|onOk|onConfirm)$/)) return false;
	return around?.type === "CallExpression" && comesFromOutside(around.callee, program);
}

/** A call of a function of that name which is not the script's own: that could call at once what it is given. */
function isCalled(node: AnyNode, name: RegExp, program: Program): boolean {
	return node.type === "CallExpression" && nameEnds(node.callee, name) && comesFromOutside(node.callee, program);
}

/** Whether the first name of a function, as `Swal` in `Swal.fire`, is declared nowhere in the script. */
function comesFromOutside(callee: AnyNode, program: Program): boolean {
	if (callee.type === "MemberExpression") return comesFromOutside(callee.object, program);
	return callee.type === "Identifier" && bindingsOf(callee.name, program) === 0;
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
		return asks(test) && around.some((part) => opensDialog(part, program));
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
function opensDialog(node: AnyNode, program: Program): boolean {
	if (node.type === "CallExpression")
		return (
			node.callee.type === "MemberExpression" &&
			isNamed(node.callee.property, /^then$/) &&
			nodesOf(node.callee.object).some((part) => isCalled(part, OPENS_DIALOG, program))
		);
	if (!/Function/.test(node.type)) return false;
	return nodesOf(node).some(
		(part) => part.type === "AwaitExpression" && nodesOf(part).some((inner) => isCalled(inner, OPENS_DIALOG, program)),
	);
}

function isNamed(node: AnyNode, name: RegExp): boolean {
	return node.type === "Identifier" && name.test(node.name);
}
