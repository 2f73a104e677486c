import type { AnyNode, Program } from "acorn";
import { calledName } from "../source/constant-text.ts";
import { isEndless, loopsOf } from "../source/loops-of.ts";
import { nodesOf, nodesOfType } from "../source/nodes-of.ts";
import { popupFloods } from "./popup-floods.ts";
import { at, type Finding, type Rule, type Subject } from "./rule.ts";

export const pageLock: Rule = {
	id: "page-lock",
	title: "Keeps you on the page",
	catches:
		"Dialogs and windows that open again and again, pages that cannot be used or left, and loops that freeze the tab.",
	severity: "medium",
	isOfCircumstances: true,
	advice: "Let visitors close every dialog and overlay, and leave every page.",
	check: (subject) => [
		...endlessDialogs(subject),
		...popupFloods(subject),
		...swallowed(subject),
		...trapped(subject),
		...frozen(subject),
	],
};

const DIALOG = /^(?:alert|confirm|prompt)$/;

/** `while (!confirm("…")) {}`: only the wanted answer ends it. A repeated `alert` has no answer at all. */
function endlessDialogs({ source, trace }: Subject): Finding[] {
	const asked = loopsOf(source.program).flatMap(({ test, start }) => {
		if (!test || !callsOf(test).some((name) => DIALOG.test(name))) return [];
		return [at(start, "medium", "Opens a dialog again and again until it gets the answer it wants.")];
	});
	const told = trace.sinks
		.filter(
			({ kind, api, repeated, trigger }) =>
				kind === "ask-visitor" && api === "alert" && repeated && trigger !== "purpose",
		)
		.filter(({ offset }) => !isConditional(source.program, offset) && !isPerItem(source.program, offset))
		.map(({ offset }) => at(offset, "medium", "Opens a dialog again and again, by itself."));
	return [...asked, ...told];
}

const DECIDES = /^(?:If|Switch)Statement$|^(?:Conditional|Logical)Expression$|^CatchClause$/;

/** Whether something decides, within the function around it, that a dialog opens: an error, or an answer that is missing. */
function isConditional(program: Program, offset: number): boolean {
	const around = nodesOf(program).filter(({ start, end }) => start <= offset && offset < end);
	const innermost = around.findLastIndex(({ type }) => /Function/.test(type));
	return around.slice(innermost + 1).some(({ type }) => DECIDES.test(type));
}

/** Within a loop over the items of a list, which ends with them. */
function isPerItem(program: Program, offset: number): boolean {
	const loops = [...nodesOfType(program, "ForOfStatement"), ...nodesOfType(program, "ForInStatement")];
	return loops.some(({ start, end }) => start <= offset && offset < end);
}

const FAMILIES: readonly RegExp[] = [
	/^key(?:down|press|up)$/,
	/^(?:click|mousedown|pointerdown|touchstart)$/,
	/^(?:wheel|touchmove|mousewheel|scroll)$/,
];

/** Keys, clicks and scrolling of the whole page are taken away. */
function swallowed({ source, trace }: Subject): Finding[] {
	if (!source.text.includes("preventDefault") || !/stop(?:Immediate)?Propagation/.test(source.text)) return [];
	const whole = trace.listeners.filter(({ on }) => on === "window" || on === "document");
	// By one listener: keys to close something, clicks to choose and wheels to zoom are three.
	const places = [...new Set(whole.map(({ offset }) => offset))].filter(
		(place) =>
			!addsWhatItIsGiven(source.program, place) &&
			FAMILIES.every((family) => whole.some(({ event, offset }) => offset === place && family.test(event))),
	);
	return places
		.slice(0, 1)
		.map((place) => at(place, "medium", "Can block all keys, clicks and scrolling on the page."));
}

/** `on(element, events, handler) { element.addEventListener(…); }`: such a function is called for each of several listeners. */
function addsWhatItIsGiven(program: Program, place: number): boolean {
	const around = nodesOf(program).filter(({ start, end }) => start <= place && place < end);
	return around.some((node, index) => {
		if (!/Function/.test(node.type) || !("params" in node)) return false;
		const holder = around[index - 1]?.type ?? "";
		const isCallback = holder === "CallExpression" || holder === "NewExpression";
		const given = new Set(
			node.params.flatMap((parameter) => (parameter.type === "Identifier" ? [parameter.name] : [])),
		);
		const call = around.findLast(({ type }) => type === "CallExpression");
		if (isCallback || call?.type !== "CallExpression" || call.callee.type !== "MemberExpression") return false;
		const { object } = call.callee;
		return object.type === "Identifier" && given.has(object.name);
	});
}

/** Leaving asks for confirmation, and going back returns to this page. */
function trapped({ source, trace, reach }: Subject): Finding[] {
	// A long program has both for other reasons: a view of its own, and settings that were not saved.
	if (reach.isLong) return [];
	const leaving = trace.listeners.some(({ event }) => event === "beforeunload");
	const back = trace.listeners.find(({ event }) => event === "popstate");
	if (!leaving || !back || !/\bpushState\b/.test(source.text)) return [];
	return [
		at(back.offset, "medium", "Keeps you on the page: going back returns here, and leaving asks for confirmation."),
	];
}

/** An endless loop, or one that only waits for the clock: it freezes the tab. */
function frozen({ source }: Subject): Finding[] {
	return loopsOf(source.program).flatMap((loop) => {
		const { test, body } = loop;
		const waits = test ? callsOf(test).includes("now") && !nodesOf(body).some(({ type }) => DOES.test(type)) : false;
		const runs = isEndless(loop) && !nodesOf(body).some(({ type }) => ENDS.test(type));
		if (!waits && !runs) return [];
		return [at(loop.start, "medium", "Freezes the tab with a loop that does nothing.")];
	});
}

const ENDS = /^(?:Break|Return|Throw)Statement$|^(?:Await|Yield)Expression$/;
const DOES = /^(?:Call|Await|Yield|Assignment|Update)Expression$|^(?:Break|Return|Throw)Statement$/;

function callsOf(node: AnyNode): readonly string[] {
	return nodesOf(node).flatMap((part) => {
		return part.type === "CallExpression" ? [calledName(part.callee)] : [];
	});
}
