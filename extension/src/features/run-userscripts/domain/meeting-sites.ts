import { parseMatchPattern } from "@scriptorium/userscript/match-pattern";

/** Ends of the hosts that match patterns name, two labels long (`example.com`); null for every site. */
export type Sites = ReadonlySet<string> | null;

const known = new WeakMap<readonly string[], { readonly sites: Sites }>();

/**
 * The end of a host name within which documents may reach each other. Two labels, although a site such as `a.co.uk` has three: this
 * counts documents as meeting that never do, and never the other way round.
 */
export const siteOfHost = (host: string): string => host.split(".").slice(-2).join(".");

/**
 * Two labels, although a site such as `a.co.uk` has three: this counts scripts as meeting that never do, and never the
 * other way round.
 */
export function sitesOf(matches: readonly string[]): Sites {
	const { sites } = known.get(matches) ?? { sites: readSites(matches) };
	known.set(matches, { sites });
	return sites;
}

function readSites(matches: readonly string[]): Sites {
	const sites = new Set<string>();
	for (const text of matches) {
		const pattern = parseMatchPattern(text);
		if (pattern === null || pattern.host === "") return null;
		sites.add(siteOfHost(pattern.host));
	}
	return sites;
}

/** Whether two scripts can run in one document. */
export const mayMeet = (one: Sites, other: Sites): boolean =>
	one === null || other === null || [...one].some((site) => other.has(site));
