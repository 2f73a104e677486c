import { parseMatchPattern } from "@scriptorium/userscript/match-pattern";
import { parse } from "tldts";

/**
 * Reads the host of a page's address.
 * @param address of the page that the person shared
 * @returns null outside of the web
 */
export function hostOfAddress(address: string): string | null {
	return /^https?:/.test(address) ? parse(address).hostname : null;
}

/**
 * Reads the host of a site.
 * @param pattern a match pattern
 * @returns the host without its wildcard; null when the pattern names every host, or is none
 */
export function hostOfPattern(pattern: string): string | null {
	return parseMatchPattern(pattern)?.host || null;
}
