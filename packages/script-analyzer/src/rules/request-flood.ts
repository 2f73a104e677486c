import type { AnyNode, Program } from "acorn";
import { calledName, constantText } from "../source/constant-text.ts";
import { functionsNamed } from "../source/functions-named.ts";
import { isEndless, type Loop, loopsOf } from "../source/loops-of.ts";
import { nodesOf, nodesOfType } from "../source/nodes-of.ts";
import type { Sink, Trace } from "../trace/trace.ts";
import { at, type Rule, type Subject } from "./rule.ts";

/** Milliseconds. Twenty requests a second are no polling. */
const SHORT = 50;
const MANY_PER_SECOND = 100;
/** Requests that are sent without waiting for the answers. */
const MANY = 1_000;
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
		return asks ? [...hurried(subject), ...restarted(subject), ...counted(subject), ...endless(subject)] : [];
	},
};

/** `setInterval(ask, 1)`, whoever starts it. */
function hurried({ source, trace }: Subject) {
	return nodesOfType(source.program, "CallExpression").flatMap((node) => {
		if (calledName(node.callee) !== "setInterval") return [];
		const [callback, delay] = node.arguments;
		const pause = delay ? constantText(delay) : "0";
		if (!callback || pause === null) return [];
		const bodies = bodiesOf(callback, source.program);
		const most = Math.max(0, ...bodies.map((body) => requestsPerRun(body, trace)));
		// A callback that ends its timer waits for something.
		if (most === 0 || bodies.some(stops)) return [];
		if (Number(pause) <= SHORT)
			return [at(node.start, "medium", `Sends requests every ${Number(pause)} milliseconds.`)];
		const perSecond = Math.round((most * 1_000) / Number(pause));
		return perSecond >= MANY_PER_SECOND
			? [at(node.start, "medium", `Sends about ${perSecond} requests a second.`)]
			: [];
	});
}

function stops(body: AnyNode): boolean {
	return nodesOfType(body, "CallExpression").some(({ callee }) =>
		/^clear(?:Interval|Timeout)$/.test(calledName(callee)),
	);
}

/** `(function tick() { fetch(…); requestAnimationFrame(tick); })()`: starts itself again at once. */
function restarted({ source, trace }: Subject) {
	return nodesOfType(source.program, "CallExpression").flatMap((node) => {
		const name = calledName(node.callee);
		const [callback, delay] = node.arguments;
		const isHurried =
			/^request(?:AnimationFrame|IdleCallback)$/.test(name) ||
			(name === "setTimeout" && Number(constantText(delay) ?? (delay ? SHORT + 1 : 0)) <= SHORT);
		const started = callback ? startedBy(callback) : null;
		if (!isHurried || started === null) return [];
		const again = functionsNamed(started, source.program).find(
			(body) => body.start < node.start && node.end <= body.end,
		);
		const isAtOnce = again && requestsPerRun(again, trace) > 0 && !isConditional(again, node);
		return isAtOnce ? [at(node.start, "medium", "Sends requests again and again without a pause.")] : [];
	});
}

/** `tick()` as a text is run as a program. */
const CALL_IN_TEXT = /^\s*(?:(?:window|self|globalThis)\.)?([\w$]+)\(\s*\);?\s*$/;

/** The name of the function that a timer starts: `tick`, `() => tick()`, `"tick()"`. */
function startedBy(callback: AnyNode): string | null {
	if (callback.type === "Identifier") return callback.name;
	if (callback.type === "ArrowFunctionExpression" && callback.body.type === "CallExpression")
		return callback.body.callee.type === "Identifier" ? callback.body.callee.name : null;
	return CALL_IN_TEXT.exec(constantText(callback) ?? "")?.[1] ?? null;
}

/** Whether something between the function and the place decides if it goes on, or lets it wait. */
function isConditional(body: AnyNode, { start, end }: AnyNode): boolean {
	return nodesOf(body).some(
		(part) =>
			(part.start <= start &&
				end <= part.end &&
				/^(?:If|Switch)Statement$|^(?:Conditional|Logical)Expression$/.test(part.type)) ||
			(part.start < start && /^(?:ReturnStatement|AwaitExpression)$/.test(part.type)) ||
			(part !== body && part.start <= start && end <= part.end && /Function/.test(part.type)),
	);
}

/** `for (let i = 0; i < 100000; i++) fetch(…)`, `Array(50000).fill().forEach(…)`. */
function counted({ source, trace }: Subject) {
	const loops = loopsOf(source.program).flatMap((loop) => {
		const turns = turnsOf(loop);
		return turns >= MANY && requestsPerRun(loop.body, trace) > 0 && !waitsIn(loop)
			? [{ place: loop.start, turns }]
			: [];
	});
	const lists = nodesOfType(source.program, "CallExpression").flatMap((node) => {
		const [callback] = node.arguments;
		if (!/^(?:forEach|map)$/.test(calledName(node.callee)) || !callback || node.callee.type !== "MemberExpression")
			return [];
		const turns = lengthOf(node.callee.object);
		return turns >= MANY && bodiesOf(callback, source.program).some((body) => requestsPerRun(body, trace) > 0)
			? [{ place: node.start, turns }]
			: [];
	});
	return [...loops, ...lists].map(({ place, turns }) => at(place, "medium", `Sends ${turns} requests at once.`));
}

/** Constant number of turns; 0 when it is not known. */
function turnsOf({ test }: Loop): number {
	if (test?.type !== "BinaryExpression" || !/^[<>]=?$/.test(test.operator)) return 0;
	return Number(constantText(test.operator.startsWith("<") ? test.right : test.left) ?? 0) || 0;
}

/** `Array(50000)`, `new Array(50000).fill()`, `Array.from({ length: 50000 })`, `[...Array(50000)]`. */
function lengthOf(list: AnyNode): number {
	const lengths = nodesOf(list).flatMap((part): readonly (AnyNode | undefined)[] => {
		if ((part.type === "CallExpression" || part.type === "NewExpression") && calledName(part.callee) === "Array")
			return [part.arguments[0]];
		return part.type === "Property" && part.key.type === "Identifier" && part.key.name === "length" ? [part.value] : [];
	});
	return Math.max(0, ...lengths.map((length) => Number(constantText(length) ?? 0) || 0));
}

function waitsIn(loop: Loop): boolean {
	return nodesOf(loop).some(({ type }) => type === "AwaitExpression" || type === "YieldExpression");
}

/** The callback, or the functions of that name. */
function bodiesOf(callback: AnyNode, program: Program): readonly AnyNode[] {
	return callback.type === "Identifier" ? functionsNamed(callback.name, program) : [callback];
}

/** How many requests a function sends itself each time it runs: those in a loop with a constant number of turns count by it. */
function requestsPerRun(body: AnyNode, { sinks }: Trace): number {
	const isIn = ({ start, end }: AnyNode, offset: number): boolean => start <= offset && offset < end;
	const places = [
		...sinks.flatMap((sink) => (leavesPage(sink) && isIn(body, sink.offset) ? [sink.offset] : [])),
		...nodesOf(body)
			.filter(sendsByName)
			.map(({ start }) => start),
	];
	if (places.length === 0) return 0;
	const loops = nodesOfType(body, "ForStatement");
	const turns = places.map((place) =>
		loops.filter((loop) => isIn(loop, place)).reduce((product, loop) => product * Math.max(1, turnsOf(loop)), 1),
	);
	return Math.max(...turns);
}

function leavesPage({ kind, destinations }: Sink): boolean {
	return kind === "request" && destinations.some((one) => one.kind !== "local");
}

function sendsByName(node: AnyNode): boolean {
	return node.type === "CallExpression" && REQUEST_KINDS.test(calledName(node.callee));
}

function requestsIn(node: AnyNode): boolean {
	return nodesOf(node).some(sendsByName);
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
