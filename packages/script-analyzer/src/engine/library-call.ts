import { destinationsOf } from "./destination.ts";
import type { Atom, Machine, Value } from "./domain.ts";
import { addHidden } from "./hidden-state.ts";
import { LIBRARY, noteSecretAddress } from "./secret-address.ts";
import type { Taints } from "./taint.ts";
import { TextPattern } from "./text-pattern.ts";
import { join, NOTHING, objectsOf, only } from "./value.ts";

/** An XPath starts with two slashes too, but names no host. The addresses of w3.org are names of languages: nobody sends anything there. */
const ADDRESS = /^(?:https?|wss?|mqtts?):\/\/(?!www\.w3\.org\/)|^\/\/[a-z\d-]+(?:\.[a-z\d-]+)*\.[a-z]{2,}(?:[/:?#]|$)/i;
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

/** Methods that keep or compare what they get, whatever object has them. */
const KEEPS =
	/^(?:(?:set|get)Attribute(?:NS)?|createElementNS|push|unshift|add|append|prepend|replace(?:All)?|split|has|includes|indexOf|startsWith|endsWith|test|match|log|info|warn|error|debug)$/;

/** `axios.post("https://…", data)`, `request({ url, form })`: a function that gets an address and data sends the data there. */
export function noteSending(
	machine: Machine,
	args: readonly Value[],
	inside: Taints,
	offset: number,
	method: string | null,
): void {
	const address = addressesIn(args);
	noteSecretAddress(machine, args, offset, LIBRARY);
	if (method !== null && KEEPS.test(method)) return;
	if (address === NOTHING || (args.length < 2 && args.every((arg) => objectsOf(arg).length === 0))) return;
	const destinations = destinationsOf(machine, address);
	machine.traceBuilder.sink(
		{ kind: "request", api: LIBRARY, offset, destinations, carried: [["body", inside]] },
		machine,
	);
}

/** `io("wss://…")`, `superagent.post("https://…")`: the returned object communicates with that address. */
export function connected(machine: Machine, args: readonly Value[], offset: number): Value {
	const address = addressesIn(args);
	if (address === NOTHING) return NOTHING;
	const library = machine.host("Library", offset);
	addHidden(machine, library, "url", address);
	return only(library);
}
