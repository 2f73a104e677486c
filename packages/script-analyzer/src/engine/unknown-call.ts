import { destinationsOf } from "./destination.ts";
import type { HeapObject, Machine, Value } from "./domain.ts";
import { noteUnknownSender } from "./hand-over.ts";
import { HANDLER, isListening, onPageEvent } from "./handlers.ts";
import { connected, noteSending } from "./library-call.ts";
import { searchedToken, withToken } from "./page-tokens.ts";
import { promiseOf } from "./promises.ts";
import { keyNames } from "./property-keys.ts";
import { joinTaints, type Taints, unsurely } from "./taint.ts";
import { knownTexts } from "./text-of.ts";
import { HOLE, TextPattern } from "./text-pattern.ts";
import { uncertainly } from "./uncertainly.ts";
import { unknownConstructor } from "./unknown-constructor.ts";
import {
	ANYTHING,
	addTaints,
	anything,
	hasObject,
	isObject,
	join,
	mayBeFunction,
	NOTHING,
	objectsOf,
} from "./value.ts";

/**
 * A call of an unknown function, of a library or the page. Its result may contain the arguments, and it may call
 * functions passed to it with them.
 *
 * @param method name of the method that is called; null when it is no method
 */
export function callUnknown(
	machine: Machine,
	taints: Taints,
	args: readonly Value[],
	offset: number,
	method: string | null = null,
): Value {
	const answer = anything(callWithAnything(machine, taints, args, offset, method).answered);
	return join(connected(machine, args, offset), answer);
}

/** The taints of the result, and the values that the passed callbacks returned. */
function callWithAnything(
	machine: Machine,
	taints: Taints,
	args: readonly Value[],
	offset: number,
	method: string | null = null,
): { readonly answered: Taints; readonly results: Value } {
	machine.spend(8);
	let handedOver: Taints = [];
	let returned = taints;
	for (const arg of args) {
		if (mayBeFunction(arg)) continue;
		const contents = machine.contents(arg);
		handedOver = joinTaints(handedOver, contents);
		// Texts are mostly transformed; of an object with many members the result contains few.
		returned = joinTaints(returned, hasObject(arg) ? unsurely(contents) : contents);
	}
	if (handedOver.length > 0) noteUnknownSender(machine, taints, method, args, offset);
	if (handedOver.some(({ origin }) => origin.kind !== "blank")) noteSending(machine, args, handedOver, offset, method);
	const given = anything(returned);
	let answered = returned;
	let results = NOTHING;
	const work = () => {
		for (const arg of args) {
			handOver(machine, arg, given);
			// The result may contain what a callback returns: `list.map(…)` of an unknown list.
			for (const callback of [...objectsOf(arg), ...listedIn(arg)]) {
				if (callback.callable?.kind !== "closure") continue;
				const result = uncertainly(machine, () =>
					machine.callObject(callback, ANYTHING, [given, given, given], callback.offset),
				);
				answered = joinTaints(answered, machine.contents(result));
				results = join(results, result);
			}
		}
	};
	if (isListening(method, args)) onPageEvent(machine, work);
	else work();
	return { answered, results };
}

/** Detail of a message that names no receiver, because its channel has one. */
export const NO_TARGET = "(the other end of a channel)";

/** Methods that look something up in a document or a text of which nothing is known. */
const SEARCHES = /^(?:querySelector(?:All)?|getElement(?:ById|sByName)|find|filter|match|exec|split|indexOf|evaluate)$/;

/** Methods that only texts have. */
const OF_TEXTS = /^(?:match|matchAll|replaceAll|padStart|padEnd|charCodeAt|codePointAt|charAt)$/;
const MAX_LIST_LENGTH = 20;

/** Functions in a list, or in a list of lists: `chunks.push([["x"], {}, (load) => …])`. */
function listedIn(arg: Value): readonly HeapObject[] {
	const items = objectsOf(arg).flatMap((list) =>
		list.items && list.items.length <= MAX_LIST_LENGTH ? list.items : [],
	);
	return items.flatMap(objectsOf);
}

function handOver(machine: Machine, arg: Value, given: Value): void {
	const { repeated } = machine;
	const call = (callback: HeapObject) => {
		const { trigger } = machine;
		machine.defer({ callback, self: ANYTHING, args: [given, given, given], trigger, repeated });
	};
	for (const atom of arg.atoms) {
		if (!isObject(atom)) continue;
		if (atom.callable) {
			if (atom.callable.kind !== "native") call(atom);
			continue;
		}
		for (const [name, member] of atom.props) {
			const handlers = objectsOf(member).filter(({ callable }) => callable?.kind === "closure");
			if (HANDLER.test(name)) onPageEvent(machine, () => handlers.forEach(call));
			else handlers.forEach(call);
		}
	}
}

/** A method of something unknown. Names that mean one thing everywhere in browsers are taken to mean it. */
export function callUnknownMember(
	machine: Machine,
	key: string | Value,
	taints: Taints,
	args: readonly Value[],
	offset: number,
): Value {
	const names = keyNames(key);
	for (const name of names) {
		if (name === "addEventListener" || name === "insertAdjacentHTML") {
			const target = machine.host("Element", offset);
			return machine.call(
				machine.get({ atoms: [target], open: false, taints: [] }, name, offset),
				{ atoms: [target], open: false, taints: [] },
				args,
				offset,
			);
		}
		if (name === "postMessage") {
			machine.traceBuilder.sink(
				{
					kind: "post-message",
					api: "postMessage",
					offset,
					destinations: destinationsOf(machine, args[1] ?? ANYTHING),
					carried: [["body", machine.contents(args[0] ?? ANYTHING)]],
					// Windows take a second argument; workers and ports have none.
					details: args.length < 2 ? { target: [NO_TARGET] } : {},
				},
				machine,
			);
		}
		if (name === "constructor") return machine.call(unknownConstructor(machine), ANYTHING, args, offset);
		if (name !== null && /^(?:post|put|patch)$/.test(name)) notePosting(machine, name, args, offset);
		if (name === "then" || name === "catch" || name === "finally") {
			const { answered, results } = callWithAnything(machine, taints, args, offset);
			const later = results === NOTHING ? NOTHING : promiseOf(machine, results, offset);
			return join(later, anything(joinTaints(taints, answered)));
		}
		if (name === "map" || name === "flatMap" || name === "reduce")
			return transformed(machine, name, taints, args, offset);
	}
	const [only] = names;
	const found = names.some((name) => name !== null && SEARCHES.test(name))
		? searchedToken(machine, taints, args[0], offset)
		: [];
	const text = names.length === 1 && typeof only === "string" ? callOfText(machine, only, taints, args, offset) : null;
	const answer = addTaints(text ?? callUnknown(machine, taints, args, offset, only ?? ""), found);
	return names.reduce((known, name) => (name === null ? known : withToken(machine, known, name, offset)), answer);
}

/** `api.post("/settings", data)`: a request that changes something on the site, whichever library sends it. */
function notePosting(machine: Machine, method: string, args: readonly Value[], offset: number): void {
	const [address, body] = args;
	const paths = address?.atoms.filter((atom) => typeof atom === "string" && /^\/[\w-]/.test(atom)) ?? [];
	if (!address || paths.length === 0) return;
	const destinations = destinationsOf(machine, { ...address, atoms: paths, open: false });
	const details = {
		method: [method.toUpperCase()],
		address: paths.map(String),
		body: body ? knownTexts(machine, body) : [],
	};
	machine.traceBuilder.sink({ kind: "request", api: "a library", offset, destinations, details }, machine);
}

/** An unknown value is a string when a method that only strings have is called on it. */
function callOfText(
	machine: Machine,
	name: string,
	taints: Taints,
	args: readonly Value[],
	offset: number,
): Value | null {
	if (!OF_TEXTS.test(name) && !(name === "replace" && args.length > 1)) return null;
	const text: Value = { atoms: [new TextPattern(HOLE)], open: false, taints };
	return machine.call(machine.get(text, name, offset), text, args, offset);
}

/** Array methods that return results of their callback: addresses built there stay known. */
function transformed(machine: Machine, name: string, taints: Taints, args: readonly Value[], offset: number): Value {
	const { answered, results } = callWithAnything(machine, taints, args, offset);
	if (results === NOTHING) return anything(answered);
	const made = name === "reduce" ? results : machine.array([results], offset, false);
	return join(made, anything(answered));
}
