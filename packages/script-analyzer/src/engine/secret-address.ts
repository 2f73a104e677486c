import type { Destination, OriginKind } from "../trace/trace.ts";
import { destinationsOf } from "./destination.ts";
import type { HeapObject, Machine, Value } from "./domain.ts";
import { type Taint, unsurely } from "./taint.ts";
import { fromMarked, TextPattern } from "./text-pattern.ts";
import { objectsOf } from "./value.ts";

/** API of a sink that stands for an assembled address of which no use is known. */
export const UNKNOWN_SENDER = "an unknown function";

/** API of a sink that stands for a member whose effect is not known, such as one that browsers get in later years. */
export const UNKNOWN_MEMBER = "an unknown member";
/** API of a sink that stands for a function whose code is not here. */
export const LIBRARY = "a library";

/** Data that no function needs in an address of somebody else. */
export const SECRETS: ReadonlySet<OriginKind> = new Set(["cookie", "token", "key", "password", "wallet"]);
/** Names of markup languages: nobody opens them. */
const NAMESPACE = /^(?:https?:)?\/\/www\.w3\.org\/(?:\d{4}|TR|XML)\//;
/** In a text, also within markup and styles. */
const STRANGER = /(?:https?|wss?):\/\/[^\s"'<>()]+|\/\/[a-z\d-]+(?:\.[a-z\d-]+)*\.[a-z]{2,}[^\s"'<>()]*/i;
const MAX_NESTING = 3;
const MAX_TEXTS = 40;

/**
 * An address of somebody else with a secret in it, or markup with one, given to something of which nothing is known: a
 * function or a member of the browser that is not modeled, or of a library. Whatever it is, it may open the address.
 *
 * @param given arguments of the function, or the value of the member; lists and objects are searched
 * @param api which of both it is
 */
export function noteSecretAddress(
	machine: Machine,
	given: readonly Value[],
	offset: number,
	api: typeof LIBRARY | typeof UNKNOWN_MEMBER,
): void {
	// Of a run that takes each value for any other, it would be said of whatever the script keeps.
	if (api === UNKNOWN_MEMBER && machine.isSkeptical) return;
	for (const value of textsWithin(given)) {
		const destinations = secretDestinations(machine, value);
		if (destinations.length === 0) continue;
		machine.traceBuilder.sink(
			{ kind: "request", api, offset, destinations, carried: [["url", value.taints]] },
			machine,
		);
	}
}

/**
 * A text with such an address was put together. Where it goes may be beyond the model: a function that a variable has got in a
 * way that is not modeled. So it counts as possibly sent, at the place where the secret was read.
 */
export function noteAssembledAddress(machine: Machine, text: Value): void {
	const destinations = secretDestinations(machine, text);
	const secret = text.taints.find(isSecret);
	if (destinations.length === 0 || !secret) return;
	machine.traceBuilder.sink(
		{
			kind: "request",
			api: UNKNOWN_SENDER,
			offset: secret.origin.offset,
			destinations,
			carried: [["url", unsurely(text.taints.filter(isSecret))]],
		},
		machine,
	);
}

function isSecret({ origin }: Taint): boolean {
	return SECRETS.has(origin.kind);
}

/** The strangers in whose addresses the secret is; none when the text has no secret or no address. */
function secretDestinations(machine: Machine, { atoms, taints }: Value): readonly Destination[] {
	if (!taints.some(isSecret)) return [];
	const addresses = atoms.flatMap((atom) => {
		const text = atom instanceof TextPattern ? atom.text : atom;
		const [address] = (typeof text === "string" && STRANGER.exec(text)) || [];
		return address === undefined || NAMESPACE.test(address) ? [] : [fromMarked(address)];
	});
	if (addresses.length === 0) return [];
	return destinationsOf(machine, { atoms: addresses, open: false, taints }).filter(
		({ kind }) => kind === "third-party",
	);
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
