import type { Carried, OriginKind, Sink, Trace } from "../trace/trace.ts";
import type { Reach } from "./reach.ts";
import { serverOwnerOf } from "./server-owner.ts";

/** Data that a script sends to the page's own site in the background. */
export interface BackgroundSend {
	readonly sink: Sink;
	readonly carried: Carried;
}

/**
 * Typed secrets that a script sends to the page's own site by a request of its own, although the visitor did not ask
 * for it: the site gets them by its own forms. Skimmers put their collector on the site that they broke into.
 * @param kinds of data
 */
export function backgroundSends(trace: Trace, reach: Reach, kinds: readonly OriginKind[]): readonly BackgroundSend[] {
	return trace.sinks.flatMap((sink) => {
		if (sink.kind !== "request" || sink.trigger === "purpose") return [];
		if (!sink.destinations.some((one) => serverOwnerOf(one, reach) === "own")) return [];
		return sink.carried.flatMap((carried) => {
			const { origin, role, unsure } = carried;
			const isSent = role === "body" || role === "url";
			return isSent && unsure !== true && kinds.includes(origin.kind) ? [{ sink, carried }] : [];
		});
	});
}
