import { getDomain, getPublicSuffix } from "tldts";

/** Private suffixes (`github.io`) count: their sites belong to different people. The hosts are names already, in lower case. */
const HOSTS = { allowPrivateDomains: true, extractHostname: false, validateHostname: false };

/**
 * Whether people register names of their own under a host: `com`, `co.uk`, `github.io`, and any single label but `localhost`, which is
 * this computer with all that is below it.
 * @param host of a `URL`, without port
 * @see https://publicsuffix.org/list/ (as of the pinned version of tldts)
 */
export const isPublicSuffix = (host: string): boolean =>
	nameOf(host) !== "localhost" && getPublicSuffix(nameOf(host), HOSTS) === nameOf(host);

/** Whether a host is an address instead of a name. */
const isIpAddress = (host: string): boolean => /^[\d.]+$|^\[/.test(host);

/**
 * Whether a host is `base` itself or below it, and `base` is somebody's own: neither a public suffix nor an address has subdomains of
 * one owner.
 * @param host of a `URL`, without port
 * @param base likewise
 */
export function isHostBelow(host: string, base: string): boolean {
	const [name, owner] = [nameOf(host), nameOf(base)];
	if (owner === "") return false;
	return name === owner || (name.endsWith(`.${owner}`) && !isIpAddress(owner) && !isPublicSuffix(owner));
}

/** Whether two hosts belong to one site, as browsers count sites. */
export function isSameSite(host: string, other: string): boolean {
	const [one, two] = [nameOf(host), nameOf(other)];
	if (one === two) return true;
	const domain = isIpAddress(one) ? null : getDomain(one, HOSTS);
	return domain !== null && !isIpAddress(two) && getDomain(two, HOSTS) === domain;
}

const nameOf = (host: string): string => host.replace(/\.+$/, "");
