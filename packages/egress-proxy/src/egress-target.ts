/** Where a request wants to go. */
export interface EgressTarget {
	/** In the form of `URL.hostname`: lower case, an IP address in its one normal spelling, IPv6 in brackets. */
	readonly hostname: string;
	readonly port: number;
}

/** Longest name of the domain name system, with a final dot. */
const MAX_HOSTNAME = 254;

/**
 * Reads the target of a plain request, which has to be a whole address.
 *
 * @param target the second word of the request line
 * @returns host, port and the path with its query; null for anything but an http address without user name
 */
export function readRequestTarget(target: string): (EgressTarget & { readonly path: string }) | null {
	if (!/^http:\/\/[^/\\?#]/i.test(target) || !isPrintable(target)) return null;
	const url = URL.parse(target);
	if (url === null || url.username !== "" || url.password !== "" || url.hostname.length > MAX_HOSTNAME) return null;
	// The parser drops an empty query, which servers may tell from none.
	const search = url.search === "" && target.includes("?") ? "?" : url.search;
	return { hostname: url.hostname, port: Number(url.port) || 80, path: url.pathname + search };
}

/**
 * Reads the target of CONNECT, or a Host header.
 *
 * @param authority `host:port`, IPv6 in brackets; the port may be missing
 * @returns host, and port or null without one; null for anything else, an address with user name or path say
 */
export function readAuthority(authority: string): { readonly hostname: string; readonly port: number | null } | null {
	const [, host = "", port] = /^(\[[^\]]+\]|[^:[\]]+)(?::(\d{1,5}))?$/.exec(authority) ?? [];
	if (host === "" || /[/\\?#@]/.test(host) || !isPrintable(host)) return null;
	const hostname = URL.parse(`http://${host}/`)?.hostname ?? "";
	if (hostname === "" || hostname.length > MAX_HOSTNAME) return null;
	return { hostname, port: port === undefined ? null : Number(port) };
}

/**
 * Whether the Host headers of a request name its target. A server behind the proxy would believe the header, and the person would be
 * told another host than the one that answered.
 *
 * @param rawHeaders names and values in turn, as they arrived
 * @param target where the request goes
 * @param defaultPort the port that is meant by a header without one; null if both are accepted
 * @returns false also for a missing or a second header
 */
export function isHostOf(rawHeaders: readonly string[], target: EgressTarget, defaultPort: number | null): boolean {
	const hosts = rawHeaders.filter((_text, at) => at % 2 === 1 && rawHeaders[at - 1]?.toLowerCase() === "host");
	const named = hosts.length === 1 ? readAuthority(hosts[0] ?? "") : null;
	if (named === null || named.hostname !== target.hostname) return false;
	return (named.port ?? defaultPort ?? target.port) === target.port;
}

/** Only printable ASCII: browsers send nothing else, and what a server makes of other bytes is not known. */
function isPrintable(text: string): boolean {
	return /^[\x21-\x7e]+$/.test(text);
}
