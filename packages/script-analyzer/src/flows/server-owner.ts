import { registrableDomain } from "../engine/site.ts";
import { bearsNameOf } from "../hosts/brand.ts";
import { isSameOrganization } from "../hosts/organizations.ts";
import type { Destination } from "../trace/trace.ts";
import type { Reach } from "./reach.ts";

/** The owner of a destination's server, relative to the pages on which the script runs. */
export type ServerOwner =
	/** The page's own site. */
	| "own"
	/** One of several sites that the script names in `@match`, or a host with the name of one: it may not be the page's. */
	| "sibling"
	| "stranger"
	| "page-given"
	| "local"
	| "unknown";

/**
 * A host counts as the page's own only when the script runs on one site. Otherwise authors could make their server
 * "the page's own" with one more `@match` line.
 */
export function serverOwnerOf({ kind, host }: Destination, reach: Reach): ServerOwner {
	switch (kind) {
		case "third-party":
			return host !== null && bearsNameOf(host, reach.domains) ? "sibling" : "stranger";
		case "unresolved":
			return "unknown";
		case "page-given":
		case "local":
			return kind;
		case "same-site":
			if (host === null) return "own";
			if (reach.everywhere) return "stranger";
			return isOfAll(reach, registrableDomain(host)) ? "own" : "sibling";
	}
}

function isOfAll({ domains }: Reach, owner: string): boolean {
	return domains.every((domain) => isSameOrganization(domain, owner));
}
