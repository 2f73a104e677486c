import type { AnyNode, Program } from "acorn";
import { bindingsOf } from "../source/bindings-of.ts";
import { calledName, constantText } from "../source/constant-text.ts";
import { functionsNamed } from "../source/functions-named.ts";
import { nodesOf, nodesOfType } from "../source/nodes-of.ts";
import { at, type Finding, type Subject } from "./rule.ts";

/** Number of rounds of a loop from which its dialogs or windows are a flood. */
const MANY = 5;

/** Each is read as a whole, which takes quadratic time for nested loops. */
const MAX_REPEATS = 50;

const DIALOG = /^(?:alert|confirm|prompt)$/;
const WINDOW = /^(?:window|self|globalThis|unsafeWindow|top|parent)$/;

const LOOPS = ["ForStatement", "ForInStatement", "ForOfStatement", "WhileStatement", "DoWhileStatement"] as const;

/**
 * Finds loops and repeated timers that open the same window, or dialogs whose results the script discards, many times without a condition.
 *
 * @param subject the script with its trace
 * @returns findings of the rule `page-lock`
 */
export function popupFloods({ source: { program }, reach }: Subject): Finding[] {
	// A long program has many loops and functions of the same name.
	if (reach.isLong) return [];
	const repeats = [...loops(program), ...timers(program)].slice(0, MAX_REPEATS);
	const found = repeats.flatMap((repeated) =>
		bodiesIn(repeated, program).flatMap((body) =>
			alwaysRun(body).flatMap((node) => {
				const what = opens(node, program);
				return what === null ? [] : [at(node.start, "medium", `Opens ${what} again and again.`)];
			}),
		),
	);
	return [...new Map(found.map((finding) => [finding.offset, finding])).values()];
}

/** The nodes that run in each round: without the branches of conditions, and without functions, which run later or not at all. */
function alwaysRun(body: AnyNode): readonly AnyNode[] {
	const parts = nodesOf(body);
	const left = new Set(parts.flatMap((part) => (part === body ? [] : notAlwaysRun(part))));
	// A node is followed by the nodes in it.
	let leftUntil = -1;
	return parts.filter((part) => {
		if (left.has(part)) leftUntil = Math.max(leftUntil, part.end);
		return part.start >= leftUntil;
	});
}

function notAlwaysRun(node: AnyNode): readonly AnyNode[] {
	if (/Function|Class/.test(node.type) || node.type === "CatchClause") return [node];
	if (node.type === "IfStatement" || node.type === "ConditionalExpression")
		return [node.consequent, ...(node.alternate ? [node.alternate] : [])];
	if (node.type === "LogicalExpression") return [node.right];
	return node.type === "SwitchStatement" ? node.cases : [];
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

/** The largest constant that a condition of a loop compares with, such as 69 in `isOpen() && i < 69`; 0 without one. */
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

/** Whether a callback has a condition, or stops a timer: it then waits for something, and opens a window or dialog once. */
function decides(node: AnyNode): boolean {
	if (DECIDES.test(node.type)) return true;
	return node.type === "CallExpression" && /^clear(?:Interval|Timeout)$/.test(calledName(node.callee));
}

/** What is repeated, and the functions of the script that it calls. */
function bodiesIn(repeated: AnyNode, program: Program): readonly AnyNode[] {
	const called = alwaysRun(repeated).flatMap((node) =>
		node.type === "CallExpression" && node.callee.type === "Identifier"
			? functionsNamed(node.callee.name, program).filter(({ type }) => /Function/.test(type))
			: [],
	);
	return [repeated, ...called];
}
