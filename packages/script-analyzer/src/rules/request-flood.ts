import type { AnyNode } from "acorn";
import { calledName, constantText } from "../source/constant-text.ts";
import { isEndless, loopsOf } from "../source/loops-of.ts";
import { nodesOf, nodesOfType } from "../source/nodes-of.ts";
import { at, type Rule, type Subject } from "./rule.ts";

/** Milliseconds. Twenty requests a second are no polling. */
const SHORT = 50;
const REQUEST_KINDS = /^(?:fetch|sendBeacon|send|GM_xmlhttpRequest|xmlHttpRequest|ajax|get|post|getJSON)$/;
const PAUSES = /^(?:setTimeout|setInterval|requestAnimationFrame|requestIdleCallback|sleep|wait|delay|pause)$/i;

export const requestFlood: Rule = {
	id: "request-flood",
	title: "Requests without a pause",
	catches: "Requests sent many times a second or in an endless loop, which overload servers or inflate counters.",
	severity: "medium",
	advice: "Wait between requests, and stop when the response has arrived.",
	check: (subject) => {
		const asks = subject.trace.sinks.some(({ kind }) => kind === "request");
		return asks ? [...hurried(subject), ...endless(subject)] : [];
	},
};

/** `setInterval(ask, 1)`. */
function hurried({ source, trace }: Subject) {
	if (!trace.sinks.some(({ kind, repeated, trigger }) => kind === "request" && repeated && trigger !== "purpose"))
		return [];
	return nodesOfType(source.program, "CallExpression").flatMap((node) => {
		if (calledName(node.callee) !== "setInterval") return [];
		const [callback, delay] = node.arguments;
		const pause = delay ? constantText(delay) : "0";
		if (!callback || pause === null || !(Number(pause) <= SHORT) || !reaches(callback, source.program)) return [];
		return [at(node.start, "medium", `Sends requests every ${Number(pause)} milliseconds.`)];
	});
}

/** The callback, or the function of that name, sends a request itself. */
function reaches(callback: AnyNode, program: AnyNode): boolean {
	if (callback.type !== "Identifier") return requestsIn(callback);
	return nodesOf(program).some((node) => {
		if (node.type === "FunctionDeclaration") return node.id?.name === callback.name && requestsIn(node);
		return node.type === "VariableDeclarator" &&
			node.id.type === "Identifier" &&
			node.id.name === callback.name &&
			node.init
			? requestsIn(node.init)
			: false;
	});
}

function requestsIn(node: AnyNode): boolean {
	return nodesOf(node).some((part) => part.type === "CallExpression" && REQUEST_KINDS.test(calledName(part.callee)));
}

/** `for (;;) { … fetch(…) }` in which nothing waits but for the answer. */
function endless({ source }: Subject) {
	return loopsOf(source.program).flatMap((loop) => {
		if (!isEndless(loop)) return [];
		const parts = nodesOf(loop);
		const leaves = parts.some(({ type }) => type === "BreakStatement" || type === "ReturnStatement");
		const pauses = parts.some((part) => part.type === "CallExpression" && PAUSES.test(calledName(part.callee)));
		// A generator waits for `next()`, unless it yields the request itself.
		const waits = parts.some(
			(part) => part.type === "YieldExpression" && !(part.argument && requestsIn(part.argument)),
		);
		if (leaves || pauses || waits || !requestsIn(loop)) return [];
		return [at(loop.start, "medium", "Sends requests in an endless loop without a pause.")];
	});
}
