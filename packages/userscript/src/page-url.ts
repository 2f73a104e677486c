/** The parts of an address that patterns match. */
export interface PageUrl {
	/** Without the fragment. */
	readonly href: string;
	/** Lower case, without the colon. */
	readonly scheme: string;
	/** Lower case, without a trailing dot; empty for file addresses. */
	readonly host: string;
	/** As a decimal; the scheme's own when the address has none. */
	readonly port: string;
	/** Path and query, without the fragment. */
	readonly path: string;
	/** With its `#`; empty without one. */
	readonly fragment: string;
}

const DEFAULT_PORTS: Readonly<Record<string, string>> = { http: "80", https: "443", ftp: "21" };

/**
 * Splits an address into the parts that patterns match. Not `URL`: this package uses no web API.
 *
 * @param href an address that a browser has normalized (`location.href`, `tab.url`)
 * @returns its parts; null for addresses without `//`
 */
export function parsePageUrl(href: string): PageUrl | null {
	const match = /^([a-z][a-z0-9+.-]*):\/\/(?:[^/?#@]*@)?(\[[^\]]*\]|[^/?#:]*)(?::(\d*))?([^#]*)/is.exec(href);
	const scheme = match?.[1]?.toLowerCase();
	if (scheme === undefined) return null;
	const rest = match?.[4] ?? "";
	const hash = href.indexOf("#");
	return {
		href: href.replace(/#.*$/s, ""),
		scheme,
		host: (match?.[2] ?? "").toLowerCase().replace(/\.$/, ""),
		port: match?.[3] || (DEFAULT_PORTS[scheme] ?? ""),
		path: rest.startsWith("/") ? rest : `/${rest}`,
		fragment: hash < 0 ? "" : href.slice(hash),
	};
}
