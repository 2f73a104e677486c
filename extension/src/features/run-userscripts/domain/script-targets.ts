import { INCLUDE_FLAGS, includeToSource } from "@scriptorium/userscript/glob";
import { includeHost } from "@scriptorium/userscript/host-access";
import { matchesPattern, parseMatchPattern } from "@scriptorium/userscript/match-pattern";
import { type AddressTest, type MatchRule, readMatchRule } from "@scriptorium/userscript/match-rule";
import { effectiveMatches, type Targets } from "@scriptorium/userscript/matches-url";
import { parsePageUrl } from "@scriptorium/userscript/page-url";
import { sitePattern } from "../../../library/site-of.ts";

/** Conditions on the page's address beyond the browser's patterns: regular expressions, tested with `INCLUDE_FLAGS`. */
export interface AddressGuard {
	/** At least one must fit; null when the browser's patterns decide alone. */
	readonly includes: readonly string[] | null;
	/** None may fit. */
	readonly excludes: readonly string[];
}

export interface BrowserTargets {
	/** Patterns for the browser; empty when the script can run nowhere. */
	readonly matches: readonly string[];
	readonly excludeMatches: readonly string[];
	/** Null when the browser's patterns alone decide. */
	readonly guard: AddressGuard | null;
}

/** Schemes the browser takes for userscripts; `ftp:` pages are gone. */
const usable = ({ pattern }: MatchRule): boolean => parseMatchPattern(pattern)?.scheme !== "ftp";

/** The rules of `@match` values. A page changes its fragment without a load, so that a rule for one fragment counts for the page. */
const rulesOf = (values: readonly string[]): MatchRule[] =>
	values.flatMap((value) => readMatchRule(value.replace(/#.*$/, "")) ?? []).filter(usable);

/**
 * Splits a script's targets into patterns for the browser and conditions that the script checks. Browsers support match patterns
 * only: `@include`, `@exclude` and the forms of `@match` that Chromium refuses (`*://www.example.*\/*`, `.tld`) register a wider pattern
 * and are tested on the page.
 */
export function browserTargets(targets: Targets): BrowserTargets {
	const matches = rulesOf(effectiveMatches(targets));
	// One for a single fragment must not exclude the whole page.
	const excludeMatches = rulesOf(targets.excludeMatches.filter((value) => !value.includes("#")));
	const includes = targets.includes.flatMap((include) => includeToSource(include) ?? []);
	const excludes = [
		...targets.excludes.flatMap((exclude) => includeToSource(exclude) ?? []),
		...excludeMatches.flatMap(({ address }) => (address === null ? [] : [addressSource(address)])),
	];
	const wide = targets.includes.flatMap((include) => (includeToSource(include) === null ? [] : [widePattern(include)]));
	const isTested = includes.length > 0 || matches.some(({ address }) => address !== null);
	return {
		matches: [...new Set([...matches.map(({ pattern }) => pattern), ...wide])],
		excludeMatches: excludeMatches.flatMap(({ pattern, address }) => (address === null ? [pattern] : [])),
		guard:
			!isTested && excludes.length === 0
				? null
				: // A page that only a wider pattern matched is distinguished from one that a plain `@match` names.
					{ includes: isTested ? [...includes, ...matches.map(ruleSource)] : null, excludes },
	};
}

const ruleSource = ({ pattern, address }: MatchRule): string =>
	address === null ? matchSource(pattern) : addressSource(address);

/** The guard ignores case, as `@include` does; in a `@match` the case of the path counts. */
const addressSource = ({ source }: AddressTest): string => `(?-i:${source})`;

/** The same targets without some hosts: those on which the user switched the script off. */
export function exceptOn(targets: BrowserTargets, hosts: readonly string[]): BrowserTargets {
	return { ...targets, excludeMatches: [...targets.excludeMatches, ...hosts.map(sitePattern)] };
}

/** The narrowest pattern that surely covers an include: its host when that is written out, else every page, local files included. */
function widePattern(include: string): string {
	const host = includeHost(include)?.replace(/:\d+$/, "");
	if (host !== undefined) return `*://${host}/*`;
	return /^\/?\^?http/i.test(include) ? "*://*/*" : "<all_urls>";
}

/** The guard as an expression for the page's own world: true where the script may run. */
export function guardExpression({ includes, excludes }: AddressGuard): string {
	const anyOf = (sources: readonly string[]): string =>
		`${JSON.stringify(sources)}.some(function(s){return new RegExp(s,${JSON.stringify(INCLUDE_FLAGS)}).test(u)})`;
	return `(function(u){return ${includes === null ? "true" : anyOf(includes)}&&!${anyOf(excludes)}})(location.href.replace(/#.*$/,""))`;
}

/**
 * Whether a script runs in frames without an address of their own on this page. Not with `@include` or `@exclude`: they are tested on
 * the frame's own address.
 */
export function coversAboutFrames({ matches, excludeMatches, guard }: BrowserTargets, pageHref: string): boolean {
	const url = parsePageUrl(pageHref);
	if (url === null || guard !== null) return false;
	const covers = (text: string): boolean => {
		const pattern = parseMatchPattern(text);
		return pattern !== null && matchesPattern(pattern, url);
	};
	return matches.some(covers) && !excludeMatches.some(covers);
}

/**
 * Whether a document's address is on a site where the script may run. Paths do not count, because a page can change its
 * path without a load; its scheme, host and port cannot change.
 */
export function coversSite({ matches, excludeMatches }: BrowserTargets, href: string): boolean {
	const url = parsePageUrl(href);
	if (url === null) return false;
	const onSite = (text: string): boolean => {
		const pattern = parseMatchPattern(text);
		return pattern !== null && matchesPattern({ ...pattern, path: "/*" }, url);
	};
	const wholeSite = excludeMatches.filter((text) => parseMatchPattern(text)?.path === "/*");
	return matches.some(onSite) && !wholeSite.some(onSite);
}

/** A match pattern as a regular expression over the address; ports beyond the pattern's own count as Chrome counts them. */
function matchSource(text: string): string {
	const pattern = parseMatchPattern(text);
	if (pattern === null) return "(?!)";
	if (pattern.scheme === "<all_urls>") return "^(?:https?|file):";
	const quote = (part: string): string => part.replace(/[\\^$.|?+()[\]{}/*]/g, "\\$&");
	const scheme = pattern.scheme === "*" ? "https?" : pattern.scheme;
	const host = pattern.host === "" ? "[^/]*?" : `${pattern.subdomains ? "(?:[^/]*\\.)?" : ""}${quote(pattern.host)}`;
	const port = pattern.port === "*" ? "(?::\\d+)?" : `(?::${pattern.port})?`;
	const path = pattern.path.split(/\*+/).map(quote).join(".*");
	return `^${scheme}:\\/\\/${host}${port}${path}$`;
}
