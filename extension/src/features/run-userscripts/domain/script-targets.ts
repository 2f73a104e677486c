import { includeToPattern } from "@scriptorium/userscript/glob";
import { includeHost } from "@scriptorium/userscript/host-access";
import { compilePattern } from "@scriptorium/userscript/linear-pattern";
import { matchesPattern, matchesPatternText, parseMatchPattern } from "@scriptorium/userscript/match-pattern";
import { type MatchRule, readMatchRule } from "@scriptorium/userscript/match-rule";
import { effectiveMatches, type Targets } from "@scriptorium/userscript/matches-url";
import { parsePageUrl } from "@scriptorium/userscript/page-url";
import { type AddressTest, runPattern } from "@scriptorium/userscript/run-pattern";
import { isPossibleHost } from "../../../page-addresses/comparable-form.ts";
import { sitePattern } from "../../../page-addresses/site-of.ts";

/** Conditions on the page's address beyond the browser's patterns. */
export interface AddressGuard {
	/** At least one must fit; null when the browser's patterns decide alone. */
	readonly includes: readonly AddressTest[] | null;
	/** None may fit. */
	readonly excludes: readonly AddressTest[];
}

export interface BrowserTargets {
	/** Patterns for the browser; empty when the script can run nowhere. */
	readonly matches: readonly string[];
	readonly excludeMatches: readonly string[];
	/** Null when the browser's patterns alone decide. */
	readonly guard: AddressGuard | null;
}

/** A `@match`, and the patterns by which the browser is told of it. */
interface BrowserRule extends MatchRule {
	readonly patterns: readonly string[];
}

/** How the browser can be told of a `@match`; nothing for a value that matches no page, and for `ftp:`, which is gone. */
function ruleOf(text: string): BrowserRule[] {
	const rule = readMatchRule(text);
	const patterns = rule === null ? [] : knownPatterns(rule.pattern);
	return rule === null || patterns.length === 0 ? [] : [{ ...rule, patterns }];
}

/**
 * A pattern as Chromium accepts it, which refuses the whole registration for one that it does not: it reads schemes in lower case, and a
 * port only beside one scheme.
 * @returns nothing for a pattern of pages that do not exist
 */
function knownPatterns(text: string): string[] {
	const pattern = parseMatchPattern(text);
	if (pattern === null || pattern.scheme === "ftp" || !isPossibleHost(pattern.host)) return [];
	if (text === "<all_urls>") return [text];
	const rest = text.slice(pattern.scheme.length);
	const isBoth = pattern.scheme === "*" && pattern.port !== "*";
	return (isBoth ? ["http", "https"] : [pattern.scheme]).map((scheme) => scheme + rest);
}

/**
 * Splits a script's targets into patterns for the browser and conditions that the script checks. Browsers support match patterns
 * only: `@include` and `@exclude`, and forms of `@match` that managers read and browsers do not, register a wider pattern and are
 * tested on the page.
 */
export function browserTargets(targets: Targets): BrowserTargets {
	const rules = effectiveMatches(targets).flatMap(ruleOf);
	const excludedRules = targets.excludeMatches.flatMap(ruleOf);
	const includes = targets.includes.flatMap(includeTest);
	const wide = targets.includes.flatMap((include) =>
		includeToPattern(include) === null ? [] : knownPatterns(widePattern(include)),
	);
	const excludes = [
		...targets.excludes.flatMap(includeTest),
		...excludedRules.flatMap(({ address }) => (address === null ? [] : [address])),
	];
	// A page that only a wider pattern matched is distinguished from one that a `@match` names.
	const isWide = includes.length > 0 || rules.some(({ address }) => address !== null);
	return {
		matches: [...new Set([...rules.flatMap(({ patterns }) => patterns), ...wide])],
		excludeMatches: excludedRules.flatMap(({ patterns, address }) => (address === null ? patterns : [])),
		guard:
			!isWide && excludes.length === 0
				? null
				: {
						includes: isWide
							? [
									...includes,
									...rules.flatMap(({ address, pattern }) => (address === null ? patternTest(pattern) : [address])),
								]
							: null,
						excludes,
					},
	};
}

function includeTest(include: string): AddressTest[] {
	const pattern = includeToPattern(include);
	return pattern === null ? [] : [{ pattern, withFragment: false }];
}

function patternTest(text: string): AddressTest[] {
	const pattern = compilePattern(matchSource(text), false);
	return pattern === null ? [] : [{ pattern, withFragment: false }];
}

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
	const fits =
		"function(t){var a=t.withFragment?h:u;return r(t.pattern,function(i){return a.charCodeAt(i)},a.length,function(){return Object.create(null)})";
	const included = includes === null ? "true" : `${JSON.stringify(includes)}.some(${fits}===true})`;
	// What is unknown excludes, and does not include.
	const excluded = `${JSON.stringify(excludes)}.some(${fits}!==false})`;
	return `(function(r,h,u){return ${included}&&!${excluded}})(${String(runPattern)},location.href,location.href.replace(/#.*$/,""))`;
}

/** Whether the browser's patterns name a page; the guard is not asked. */
export function fitsPatterns({ matches, excludeMatches }: BrowserTargets, href: string): boolean {
	const fits = (text: string): boolean => matchesPatternText(text, href);
	return matches.some(fits) && !excludeMatches.some(fits);
}

/**
 * Whether a script runs in frames without an address of their own on this page. Not with `@include` or `@exclude`: they are tested on
 * the frame's own address.
 */
export function coversAboutFrames(targets: BrowserTargets, pageHref: string): boolean {
	return targets.guard === null && fitsPatterns(targets, pageHref);
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
