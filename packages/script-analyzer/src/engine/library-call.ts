import type { OriginKind } from "../trace/trace.ts";
import { destinationsOf } from "./destination.ts";
import type { Atom, HeapObject, Machine, Value } from "./domain.ts";
import { addHidden } from "./hidden-state.ts";
import type { Taints } from "./taint.ts";
import { fromMarked, TextPattern } from "./text-pattern.ts";
import { join, NOTHING, objectsOf, only } from "./value.ts";

/** An XPath starts with two slashes too, but names no host. */
const ADDRESS = /^(?:https?|wss?|mqtts?):\/\/|^\/\/[a-z\d-]+(?:\.[a-z\d-]+)*\.[a-z]{2,}(?:[/:?#]|$)/i;
/** Names under which libraries are given an address. */
const ADDRESS_OPTIONS = ["url", "uri", "baseURL", "baseUrl", "endpoint", "serverUrl", "host", "databaseURL"];

function isAddress(atom: Atom): boolean {
	return (typeof atom === "string" && ADDRESS.test(atom)) || (atom instanceof TextPattern && ADDRESS.test(atom.prefix));
}

function addressIn(value: Value): Value {
	if (!value.atoms.some(isAddress)) return NOTHING;
	return { atoms: value.atoms.filter(isAddress), open: false, taints: value.taints };
}

/** Addresses that a library is given, by themselves or among its options. */
function addressesIn(args: readonly Value[]): Value {
	let found = NOTHING;
	for (const arg of args) found = join(found, addressIn(arg));
	for (const arg of args) {
		for (const { callable, host, items, props } of objectsOf(arg)) {
			if (callable || host || items) continue;
			for (const name of ADDRESS_OPTIONS) found = join(found, addressIn(props.get(name) ?? NOTHING));
		}
	}
	return found;
}

/** `axios.post("https://…", data)`, `request({ url, form })`: a function that gets an address and data sends the data there. */
export function noteSending(machine: Machine, args: readonly Value[], inside: Taints, offset: number): void {
	const address = addressesIn(args);
	noteSecretAddress(machine, args, offset);
	if (address === NOTHING || (args.length < 2 && args.every((arg) => objectsOf(arg).length === 0))) return;
	const destinations = destinationsOf(machine, address);
	machine.traceBuilder.sink(
		{ kind: "request", api: "a library", offset, destinations, carried: [["body", inside]] },
		machine,
	);
}

/** Data that no function needs in an address of somebody else. */
const SECRETS: ReadonlySet<OriginKind> = new Set(["cookie", "token", "key", "password", "wallet"]);
/** In a text, also within markup and styles. */
const STRANGER = /(?:https?|wss?):\/\/[^\s"'<>()]+|\/\/[a-z\d-]+(?:\.[a-z\d-]+)*\.[a-z]{2,}[^\s"'<>()]*/i;
const MAX_NESTING = 3;
const MAX_TEXTS = 40;

/**
 * An address of somebody else with a secret in it, or markup with one, given to something of which nothing is known: a
 * function or a member of the browser that is not modeled, or of a library. Whatever it is, it may open the address.
 *
 * @param given arguments of the function, or the value of the member; lists and objects are searched
 */
export function noteSecretAddress(machine: Machine, given: readonly Value[], offset: number): void {
	for (const value of textsWithin(given)) {
		if (!value.taints.some(({ origin }) => SECRETS.has(origin.kind))) continue;
		const addresses = value.atoms.flatMap((atom) => {
			const text = atom instanceof TextPattern ? atom.text : atom;
			const [address] = (typeof text === "string" && STRANGER.exec(text)) || [];
			return address === undefined ? [] : [fromMarked(address)];
		});
		if (addresses.length === 0) continue;
		const destinations = destinationsOf(machine, { atoms: addresses, open: false, taints: value.taints });
		machine.traceBuilder.sink(
			{ kind: "request", api: "a library", offset, destinations, carried: [["url", value.taints]] },
			machine,
		);
	}
}

function textsWithin(given: readonly Value[]): readonly Value[] {
	const texts: Value[] = [];
	const seen = new Set<HeapObject>();
	const collect = (value: Value, level: number): void => {
		if (texts.length >= MAX_TEXTS) return;
		if (value.taints.length > 0) texts.push(value);
		if (level >= MAX_NESTING) return;
		for (const object of objectsOf(value)) {
			if (object.callable || object.host || seen.has(object)) continue;
			seen.add(object);
			for (const inner of [...(object.items ?? []), ...object.props.values()]) collect(inner, level + 1);
		}
	};
	for (const value of given) collect(value, 0);
	return texts;
}

/** `io("wss://…")`, `superagent.post("https://…")`: the returned object communicates with that address. */
export function connected(machine: Machine, args: readonly Value[], offset: number): Value {
	const address = addressesIn(args);
	if (address === NOTHING) return NOTHING;
	const library = machine.host("Library", offset);
	addHidden(machine, library, "url", address);
	return only(library);
}
