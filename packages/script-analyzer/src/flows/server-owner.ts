import { registrableDomain } from "../engine/site.ts";
import type { Destination } from "../trace/trace.ts";
import type { Reach } from "./reach.ts";

/** Whose server a destination is, seen from the pages on which the script runs. */
export type ServerOwner =
	/** The page's own site. */
	| "own"
	/** A site that the script names in `@match` too, but not the only one: it may be another than the page's. */
	| "sibling"
	| "stranger"
	| "page-given"
	| "local"
	| "unknown";

/**
 * A host counts as the page's own only while the script runs nowhere else. Otherwise anybody could make a server of
 * theirs "the page's own" by one more `@match` line.
 */
export function serverOwnerOf({ kind, host }: Destination, reach: Reach): ServerOwner {
	switch (kind) {
		case "third-party":
			return "stranger";
		case "unresolved":
			return "unknown";
		case "page-given":
		case "local":
			return kind;
		case "same-site":
			if (host === null) return "own";
			if (reach.everywhere) return "stranger";
			return reach.domains.every((domain) => domain === registrableDomain(host)) ? "own" : "sibling";
	}
}
