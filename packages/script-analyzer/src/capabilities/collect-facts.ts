import type { Capability, ContactedHost, LoadedCode, Place } from "../analysis-result.ts";

interface Fact {
	readonly what: string;
	readonly offset: number;
}

/** One entry per name, at its first place, by line. */
export function toCapabilities(facts: readonly Fact[], placeOf: (offset: number) => Place): readonly Capability[] {
	return firstOfEach(facts, ({ what }) => what).map(({ what, offset }) => ({ what, ...placeOf(offset) }));
}

type HostFact = Omit<ContactedHost, keyof Place> & { readonly offset: number };

/** One entry per host and API, at its first place, by line. */
export function toHosts(facts: readonly HostFact[], placeOf: (offset: number) => Place): readonly ContactedHost[] {
	return firstOfEach(facts, ({ host, via }) => `${host} ${via}`).map(({ offset, ...fact }) => ({
		...fact,
		...placeOf(offset),
	}));
}

type CodeFact = Omit<LoadedCode, keyof Place> & { readonly offset: number };

/**
 * Lists the code of others that a script loads, in the order of lines.
 *
 * @param facts each place that loads code
 * @param placeOf line and column of an offset
 * @returns one entry per host, API and pinning, with the first of its places
 */
export function toLoadedCode(facts: readonly CodeFact[], placeOf: (offset: number) => Place): readonly LoadedCode[] {
	return firstOfEach(facts, ({ host, via, pinned }) => `${host} ${via} ${pinned}`).map(({ offset, ...fact }) => ({
		...fact,
		...placeOf(offset),
	}));
}

function firstOfEach<Entry extends { readonly offset: number }>(
	entries: readonly Entry[],
	keyOf: (entry: Entry) => string,
): readonly Entry[] {
	const first = new Map<string, Entry>();
	// What an object of the browser holds is noted at the beginning of the script; a place of its own says more.
	const places = [...entries].sort((one, other) => placeOrder(one) - placeOrder(other) || one.offset - other.offset);
	for (const entry of places) {
		const key = keyOf(entry);
		if (!first.has(key)) first.set(key, entry);
	}
	return [...first.values()].sort((one, other) => one.offset - other.offset);
}

function placeOrder({ offset }: { readonly offset: number }): number {
	return offset === 0 ? Number.POSITIVE_INFINITY : offset;
}
