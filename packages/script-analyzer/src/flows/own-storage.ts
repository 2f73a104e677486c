import { keyNamesToken } from "../engine/token-names.ts";
import type { Origin, OriginKind, Sink, Trace } from "../trace/trace.ts";

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
	return (kind === "storage" || kind === "token") && writtenPlaces(trace).has(what);
}

/** Ends the name of a place that the script writes to, although that does not make it the script's. */
const MAYBE = " (written)";

/**
 * Whether data comes out of storage that may be the script's own: it writes a constant there, or writes and reads keys that are
 * computed.
 *
 * @param origin where the data was read
 * @param trace the run in which it was read
 */
export function mayBeOwnStorage({ kind, what }: Origin, trace: Trace): boolean {
	return kind === "storage" && writtenPlaces(trace).has(what + MAYBE);
}

/** Areas of web storage; the last one where it is not known which. */
const WEB_STORAGES: ReadonlySet<string> = new Set(["localStorage", "sessionStorage", "storage"]);
/** What other servers gave, or the script itself: a key of theirs is none of the site's. */
const FOREIGN: ReadonlySet<OriginKind> = new Set(["remote", "script-storage", "answer"]);

/** What the site keeps itself. */
const OF_SITE: ReadonlySet<OriginKind> = new Set(["storage", "token", "cookie"]);

/** Whether the value is put together while the script runs: no text of it is known. */
function isComputed({ text = [] }: Sink["details"]): boolean {
	return text.length === 0;
}

function writtenPlaces(trace: Trace): ReadonlySet<string> {
	const known = OWN.get(trace);
	if (known) return known;
	const places = new Set<string>();
	for (const { kind, api, carried, details } of trace.sinks) {
		if (kind !== "write-storage") continue;
		const isOfStranger = carried.length > 0 && carried.every(({ origin }) => FOREIGN.has(origin.kind));
		// What only writes back what is there, or a constant, does not make the entry the script's.
		const isFilled =
			carried.some(({ origin }) => !OF_SITE.has(origin.kind)) || (carried.length === 0 && isComputed(details));
		const isDatabase = !WEB_STORAGES.has(api);
		for (const key of (isDatabase ? details.store : details.key) ?? []) {
			const isConstant = carried.length === 0 && !isFilled;
			if (!isDatabase && isConstant) for (const area of WEB_STORAGES) places.add(`${area} "${key}"${MAYBE}`);
			if ((keyNamesToken(key) && !isOfStranger) || !(isDatabase || isFilled)) continue;
			for (const area of isDatabase ? [api] : WEB_STORAGES) places.add(`${area} "${key}"`);
		}
		if (!isDatabase && (details.key ?? []).length === 0) places.add(`${api}${MAYBE}`);
	}
	OWN.set(trace, places);
	return places;
}
