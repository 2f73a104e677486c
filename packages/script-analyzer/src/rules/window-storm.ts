import type { AnyNode, Program } from "acorn";
import { bindingsOf } from "../source/bindings-of.ts";
import { calledName, constantText } from "../source/constant-text.ts";
import { functionsNamed } from "../source/functions-named.ts";
import { nodesOf, nodesOfType } from "../source/nodes-of.ts";
import { at, type Finding, type Subject } from "./rule.ts";

/** Rounds of a loop: nobody closes as many dialogs or windows of the same page by choice. */
const MANY = 5;

const DIALOG = /^(?:alert|confirm|prompt)$/;
const WINDOW = /^(?:window|self|globalThis|unsafeWindow|top|parent)$/;

const LOOPS = ["ForStatement", "ForInStatement", "ForOfStatement", "WhileStatement", "DoWhileStatement"] as const;

/**
 * Dialogs whose answers nobody reads, and windows of one constant address, that are opened many times in a loop or by a repeated timer.
 *
 * @param subject of the rule `page-lock`, which tells them
 */
export function windowStorms({ source: { program }, reach }: Subject): Finding[] {
	// A long program has many loops and functions of the same name.
	if (reach.isLong) return [];
	const repeats = [...loops(program), ...timers(program)];
	const found = repeats.flatMap((repeated) =>
		bodiesIn(repeated, program).flatMap((body) =>
			nodesOf(body).flatMap((node) => {
				const what = opens(node, program);
				return what === null ? [] : [at(node.start, "medium", `Opens ${what} again and again.`)];
			}),
		),
	);
	return [...new Map(found.map((finding) => [finding.offset, finding])).values()];
}

/** What a statement or call opens; null for anything else. */
function opens(node: AnyNode, program: Program): string | null {
	if (node.type === "ExpressionStatement") {
		const call = node.expression;
		return call.type === "CallExpression" && isGlobal(call.callee, DIALOG, program) ? "a dialog" : null;
	}
	if (node.type !== "CallExpression" || !isGlobal(node.callee, /^open$/, program)) return null;
	const [address] = node.arguments;
	// Without an address, or with `_self`, no page is opened.
	return constantText(address) && constantText(node.arguments[1]) !== "_self" ? "a window with the same page" : null;
}

/** `confirm` or `window.confirm` of the browser. */
function isGlobal(callee: AnyNode, name: RegExp, program: Program): boolean {
	if (!name.test(calledName(callee))) return false;
	if (callee.type === "Identifier") return bindingsOf(callee.name, program) === 0;
	return callee.type === "MemberExpression" && callee.object.type === "Identifier" && WINDOW.test(callee.object.name);
}

/** Loops that are known to have many rounds. */
function loops(program: Program): readonly AnyNode[] {
	return LOOPS.flatMap((type): readonly AnyNode[] => nodesOfType(program, type)).filter((loop) => {
		if (loop.type === "ForInStatement" || loop.type === "ForOfStatement") return itemsOf(loop.right, program) >= MANY;
		return "test" in loop && loop.test !== null && loop.test !== undefined && roundsOf(loop.test) >= MANY;
	});
}

/** The largest constant that a condition compares with: `i < 69`, also among others. */
function roundsOf(test: AnyNode): number {
	const bounds = nodesOfType(test, "BinaryExpression").flatMap(({ operator, left, right }) =>
		/^[<>]=?$/.test(operator) ? [Number(constantText(operator.startsWith("<") ? right : left) ?? 0) || 0] : [],
	);
	return Math.max(0, ...bounds);
}

/** Number of items of a list that is written into the code. */
function itemsOf(list: AnyNode, program: Program): number {
	if (list.type === "ArrayExpression") return list.elements.length;
	if (list.type !== "Identifier") return 0;
	const values = nodesOfType(program, "VariableDeclarator").flatMap(({ id, init }) =>
		id.type === "Identifier" && id.name === list.name && init?.type === "ArrayExpression" ? [init.elements.length] : [],
	);
	return Math.max(0, ...values);
}

/** Callbacks of repeated timers that nothing stops. */
function timers(program: Program): readonly AnyNode[] {
	return nodesOfType(program, "CallExpression").flatMap(({ callee, arguments: [callback] }) => {
		if (calledName(callee) !== "setInterval" || !callback) return [];
		const bodies = callback.type === "Identifier" ? functionsNamed(callback.name, program) : [callback];
		return bodies.filter((body) => !nodesOf(body).some(decides));
	});
}

const DECIDES = /^(?:If|Switch)Statement$|^(?:Conditional|Logical)Expression$/;

/** A timer that checks something, or ends, opens what it opens for a reason. */
function decides(node: AnyNode): boolean {
	if (DECIDES.test(node.type)) return true;
	return node.type === "CallExpression" && /^clear(?:Interval|Timeout)$/.test(calledName(node.callee));
}

/** What is repeated, and the functions of the script that it calls. */
function bodiesIn(repeated: AnyNode, program: Program): readonly AnyNode[] {
	const called = nodesOfType(repeated, "CallExpression").flatMap(({ callee }) =>
		callee.type === "Identifier" ? functionsNamed(callee.name, program) : [],
	);
	return [repeated, ...called];
}
