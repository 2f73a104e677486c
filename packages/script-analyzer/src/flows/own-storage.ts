import { keyNamesToken } from "../model/field-kind.ts";
import type { Origin, Trace } from "../trace/trace.ts";

/** Cached: each leak of a trace asks. */
const OWN = new WeakMap<Trace, ReadonlySet<string>>();

/**
 * Whether data comes out of storage that the script fills itself: a cache, settings, a database that it creates. It is the
 * script's memory, not the site's. Keys that are named as session data is never are.
 *
 * @param origin where the data was read
 * @param trace the run in which it was read; it says what is written, whether before or after
 */
export function isOwnStorage({ kind, what }: Origin, trace: Trace): boolean {
	return kind === "storage" && writtenPlaces(trace).has(what);
}

function writtenPlaces(trace: Trace): ReadonlySet<string> {
	const known = OWN.get(trace);
	if (known) return known;
	const places = new Set<string>();
	for (const { kind, api, details } of trace.sinks) {
		if (kind !== "write-storage") continue;
		for (const key of details.key ?? []) if (!keyNamesToken(key)) places.add(`${api} "${key}"`);
	}
	OWN.set(trace, places);
	return places;
}
