import { readConnectHost } from "@scriptorium/userscript/connect-host";
import { describeHosts } from "@scriptorium/userscript/host-access";
import type { ScriptMetadata } from "@scriptorium/userscript/metadata";
import { getDomain, parse } from "tldts";
import { isOpenPlace } from "../hosts/open-places.ts";
import { isSameOrganization } from "../hosts/organizations.ts";

/** The sites that a script's metadata names. */
export interface SiteKnowledge {
	/** Registrable domains that a `@match` or `@include` names; `shop.*` for a name under any suffix. */
	readonly domains: ReadonlySet<string>;
	/** Hosts of `@connect`, as the URL parser reads them; `*` and public suffixes name none. */
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
 * Whether a host is a public suffix, under which anybody can register a name: `com`, `co.uk`, `github.io`. Not
 * `githubusercontent.com`: its names are chosen by GitHub.
 *
 * @param host a host name without port, in letters or in punycode
 * @returns false for registrable names, IP addresses and names without a known ending, such as `localhost`
 * @see https://publicsuffix.org/list/ (as of the pinned version of tldts)
 */
export function isPublicSuffix(host: string): boolean {
	if (/^[\d.]+$|^\[/.test(host)) return false;
	const name = host.toLowerCase().replace(/^\.+|\.+$/g, "");
	const { publicSuffix, isIcann, isPrivate } = parse(name, SAME_SITE);
	return publicSuffix === name && (isIcann === true || isPrivate === true) && name !== "githubusercontent.com";
}

/**
 * Reads from a metadata block which sites a script is made for and which hosts it declares.
 *
 * @param metadata the parsed block; null for a bookmarklet, or a userscript whose block cannot be read
 * @returns registrable domains of its `@match` and `@include` lines, and its `@connect` hosts, all in lower case
 */
export function knowSite(metadata: ScriptMetadata | null): SiteKnowledge {
	if (metadata === null) return { domains: new Set(), connects: [] };
	const sites = describeHosts(metadata).flatMap((access) => access.sites);
	return {
		domains: new Set(sites.map((site) => (site.endsWith(".*") ? site : registrableDomain(site.replace(/^\*\./, ""))))),
		connects: metadata.connects.flatMap((value) => {
			const connect = readConnectHost(value);
			return connect.kind === "host" && !isPublicSuffix(connect.host) ? [connect.host] : [];
		}),
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
	return site.connects.some((name) => host === name || host.endsWith(`.${name}`));
}

/**
 * Whether an address belongs to a site of the script.
 *
 * @param site the script's sites, from `knowSite`
 * @param host a host in lower case, without port
 * @param path path and query of the address, as far as it is known
 * @returns true when a `@match` or `@include` names its registrable domain, its name under any suffix, or a domain of the same
 * organization; false for places of these servers where strangers receive data
 */
export function isOwnSite(site: SiteKnowledge, host: string, path: string): boolean {
	const domain = registrableDomain(host);
	// `me.github.io` on `me.github.io`: the place is the site itself.
	if (
		site.domains.has(domain) &&
		isPublicSuffix(domain.slice(domain.indexOf(".") + 1)) &&
		!/^[^.]+\.[^.]+$/.test(domain)
	)
		return true;
	if (isOpenPlace(host, path)) return false;
	if (site.domains.has(domain) || site.domains.has(`${domain.split(".")[0] ?? ""}.*`)) return true;
	return [...site.domains].some((one) => isSameOrganization(one, domain));
}

/**
 * Whether a path without a host leads to a place of strangers on a site of the script: `/api/webhooks/…` on a chat's own pages.
 *
 * @param site the script's sites, from `knowSite`
 * @param path path and query as written
 * @returns false for every other path
 */
export function isOpenOnOwnSite(site: SiteKnowledge, path: string): boolean {
	return [...site.domains].some((domain) => !isOpenPlace(domain, "/") && isOpenPlace(domain, path));
}

/** Host names and IPv4 addresses, as the URL standard allows them after conversion; `_` occurs in practice. */
const HOST_NAME =
	/^(?:[\p{L}\p{M}\p{N}_](?:[\p{L}\p{M}\p{N}_-]{0,61}[\p{L}\p{M}\p{N}_])?\.)*[\p{L}\p{M}\p{N}_-]{1,63}\.?$/u;

/** IPv4 addresses in every notation that browsers accept. */
const IP_NUMBERS = /^(?:0x[\da-f]*|\d+)(?:\.(?:0x[\da-f]*|\d+)){1,3}$/i;
/** Values that end up in the place of a host by mistake. */
const NO_HOST = /^(?:undefined|null|nan|true|false|https?|ftp|wss?)$|^(?:undefined|null|nan)[a-z]+$/i;

/**
 * Whether a text can be a host of the web. A single word counts only after a scheme: after two slashes alone it is
 * mostly the beginning of an XPath or a comment.
 *
 * @param text the part of an address where a host stands, without port
 * @param hasScheme the address begins with a scheme
 * @returns true for `shop.example`, `192.0.2.1`, `[::1]` and `localhost`; false for `undefined` and `a b`, and without
 * a scheme for `script`
 */
export function isHost(text: string, hasScheme: boolean): boolean {
	if (/^\[[\da-f:.]+\]$/i.test(text) || text === "localhost") return true;
	// As browsers read it: percent signs are decoded, and the full stops of other scripts separate labels.
	const name = text
		.replace(/%([\da-f]{2})/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
		.replace(/[\u3002\uFF0E\uFF61]/g, ".");
	if (!HOST_NAME.test(name) || NO_HOST.test(name)) return false;
	if (/^\d{8,10}$|^0x[\da-f]{8}$/i.test(name)) return true; // an IPv4 address as one number
	if (!name.includes(".")) return hasScheme;
	const last = name.replace(/\.$/, "").split(".").at(-1) ?? "";
	return /\p{L}/u.test(last) || IP_NUMBERS.test(name);
}
