import { matchesGlob } from "./glob.ts";
import { type PageUrl, parsePageUrl } from "./page-url.ts";

/** A parsed `@match`. Source: developer.chrome.com, "Match patterns". */
export interface MatchPattern {
	readonly text: string;
	/** Lower case; `*` stands for http and https. */
	readonly scheme: string;
	/** Lower case, without `*.`; empty means every host. */
	readonly host: string;
	readonly subdomains: boolean;
	/** `*` when any. */
	readonly port: string;
	/** Glob over path and query. */
	readonly path: string;
}

const SCHEMES: ReadonlySet<string> = new Set(["*", "http", "https", "file", "ftp"]);
const ALL_URLS = "<all_urls>";
const MAX_LENGTH = 2048;

/**
 * Parses a `@match` value.
 *
 * @param text the value as written
 * @returns its parts; null for patterns that Chrome would refuse
 * @see https://developer.chrome.com/docs/extensions/develop/concepts/match-patterns
 */
export function parseMatchPattern(text: string): MatchPattern | null {
	if (text.length > MAX_LENGTH) return null;
	if (text === ALL_URLS) return { text, scheme: ALL_URLS, host: "", subdomains: true, port: "*", path: "/*" };
	const match = /^([a-z*]+):\/\/([^/]*)(\/.*)$/is.exec(text);
	const scheme = match?.[1]?.toLowerCase();
	const authority = match?.[2]?.toLowerCase();
	const path = match?.[3];
	if (scheme === undefined || authority === undefined || path === undefined) return null;
	if (!SCHEMES.has(scheme) || /\s/.test(text)) return null;
	if (scheme === "file") {
		return authority === "" ? { text, scheme, host: "", subdomains: true, port: "*", path } : null;
	}
	const parts = /^(\[[0-9a-f:.]+\]|[^:[\]]*)(?::(\d{1,5}|\*))?$/.exec(authority);
	if (!parts?.[1] || Number(parts[2] ?? 0) > 65_535) return null;
	const port = parts[2] ?? "*";
	if (parts[1] === "*") return { text, scheme, host: "", subdomains: true, port, path };
	const subdomains = parts[1].startsWith("*.");
	const host = subdomains ? parts[1].slice(2) : parts[1];
	if (host === "" || host.includes("*") || /[@\\?#%]/.test(host)) return null;
	return { text, scheme, host, subdomains, port, path };
}

/**
 * Whether a parsed pattern matches an address.
 *
 * @param pattern what `parseMatchPattern` returned
 * @param url the address, split by `parsePageUrl`
 * @returns true when scheme, host, port and path all match
 */
export function matchesPattern(pattern: MatchPattern, url: PageUrl): boolean {
	if (pattern.scheme === ALL_URLS) return SCHEMES.has(url.scheme);
	const schemeFits = pattern.scheme === "*" ? /^https?$/.test(url.scheme) : pattern.scheme === url.scheme;
	if (!schemeFits || !hostFits(pattern, url.host)) return false;
	if (pattern.port !== "*" && pattern.port !== url.port) return false;
	// "/foo/*" also takes "/foo": Chrome compares the path with "/*" added, for "https://a.b" and "https://a.b/" alike.
	if (`${url.path}/*` === pattern.path) return true;
	return matchesGlob(pattern.path, url.path);
}

/**
 * Whether a `@match` value matches an address.
 *
 * @param text the value as written; one that does not parse matches nothing
 * @param href the address, as the browser has normalized it
 * @returns true when the pattern is valid and matches
 */
export function matchesPatternText(text: string, href: string): boolean {
	const pattern = parseMatchPattern(text);
	const url = parsePageUrl(href);
	return pattern !== null && url !== null && matchesPattern(pattern, url);
}

function hostFits(pattern: MatchPattern, host: string): boolean {
	if (pattern.host === "" || pattern.host === host) return true;
	return pattern.subdomains && host.endsWith(`.${pattern.host}`) && !/^[\d.]+$|^\[/.test(host);
}
