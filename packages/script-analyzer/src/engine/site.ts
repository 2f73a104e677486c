import { describeHosts } from "@scriptorium/userscript/host-access";
import type { ScriptMetadata } from "@scriptorium/userscript/metadata";
import { getDomain } from "tldts";

/** The sites that a script's metadata names. */
export interface SiteKnowledge {
	/** Registrable domains that a `@match` or `@include` names outright. */
	readonly domains: ReadonlySet<string>;
	/** Hosts of `@connect`, lower case; a bare `*` left out. */
	readonly connects: readonly string[];
}

/** Private suffixes (`github.io`) count as they do for a browser's "same site". The host is one already, not an address. */
const SAME_SITE = { allowPrivateDomains: true, extractHostname: false, validateHostname: false };

/**
 * The domain that somebody registered: `api.shop.co.uk` → `shop.co.uk`, `a.me.github.io` → `me.github.io`.
 *
 * @param host a host name without port, in letters or in punycode
 * @returns the registrable domain in lower case; the host itself when it has none: an IP address, `localhost`, a suffix
 * @see https://publicsuffix.org/list/ (as of the pinned version of tldts)
 */
export function registrableDomain(host: string): string {
	if (/^[\d.]+$|^\[/.test(host)) return host;
	const name = host.toLowerCase().replace(/^\.+|\.+$/g, "");
	return getDomain(name, SAME_SITE) ?? name;
}

/**
 * Reads from a metadata block which sites a script is made for and which hosts it declares.
 *
 * @param metadata the parsed block; null for a bookmarklet, or a userscript whose block cannot be read
 * @returns registrable domains of its `@match` and `@include` lines, and its `@connect` hosts, all in lower case
 */
export function knowSite(metadata: ScriptMetadata | null): SiteKnowledge {
	if (metadata === null) return { domains: new Set(), connects: [] };
	const hosts = describeHosts(metadata).flatMap(({ host, broad }) => (host !== null && !broad ? [host] : []));
	return {
		domains: new Set(hosts.map((host) => registrableDomain(host.replace(/^\*\./, "").replace(/:\d+$/, "")))),
		connects: metadata.connects.map((host) => host.toLowerCase()).filter((host) => host !== "*"),
	};
}

/**
 * Whether a `@connect` line names a host. A line covers its subdomains too, as in every manager.
 *
 * @param site the script's sites, from `knowSite`
 * @param host a host in lower case, without port
 * @returns true when it is named; a bare `@connect *` names no host
 * @see https://www.tampermonkey.net/documentation.php#meta:connect
 */
export function isDeclared(site: SiteKnowledge, host: string): boolean {
	return site.connects.some((connect) => {
		const name = connect.replace(/^\*\./, "");
		return host === name || host.endsWith(`.${name}`);
	});
}
