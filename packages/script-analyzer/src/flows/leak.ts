import type { Carried, Destination, OriginKind, Sink, SinkKind, Trace } from "../trace/trace.ts";
import { isOwnStorage, mayBeOwnStorage } from "./own-storage.ts";
import type { Reach } from "./reach.ts";
import { serverOwnerOf } from "./server-owner.ts";

/** One piece of data on its way to one place outside the page's own site. */
export interface Leak {
	readonly sink: Sink;
	readonly carried: Carried;
	readonly destination: Destination;
	/**
	 * `window`: handed to another window whose owner is not checked. `sibling`: to another site the script runs on.
	 * `doubtful`: to the page's own site, unless the unknown part of the address names another host.
	 */
	readonly to: "stranger" | "sibling" | "unknown" | "window" | "doubtful";
}

const SENDS: ReadonlySet<SinkKind> = new Set(["request", "navigation", "submit", "frame", "load-code", "post-message"]);

/**
 * Data sent in an address, a body or a header. Data that stays on the site or on the device, or goes to the target of a
 * link of the page, is no leak.
 */
export function findLeaks(trace: Trace, reach: Reach): readonly Leak[] {
	return trace.sinks.flatMap((sink) => {
		const sent = sink.carried
			.filter((carried) => isSent(sink, carried) && !isOwnStorage(carried.origin, trace))
			.map((carried) => (mayBeOwnStorage(carried.origin, trace) ? { ...carried, unsure: true as const } : carried));
		return sink.destinations.flatMap((destination) => {
			const to = leavesTo(sink, destination, reach);
			return to === null ? [] : sent.map((carried): Leak => ({ sink, carried, destination, to }));
		});
	});
}

function isSent({ kind, api }: Sink, { role, origin }: Carried): boolean {
	if (SENDS.has(kind)) return role === "url" || role === "body" || role === "header";
	// The data is sent when somebody follows the link.
	return kind === "change-page" && IN_LINKS.test(api) && SENT_BY_LINKS.has(origin.kind);
}

const SENT_BY_LINKS: ReadonlySet<OriginKind> = new Set(["cookie", "token", "password", "wallet"]);
const IN_LINKS = /\.(?:href|action|ping|search)$/;

function leavesTo({ kind }: Sink, destination: Destination, reach: Reach): Leak["to"] | null {
	const owner = serverOwnerOf(destination, reach);
	if (owner === "stranger" || owner === "sibling") return owner;
	if (owner === "own" && destination.doubtful) return "doubtful";
	if (owner !== "unknown") return null;
	return kind === "post-message" ? "window" : "unknown";
}
