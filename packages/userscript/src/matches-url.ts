import { INCLUDE_FLAGS, includeToSource } from "./glob.ts";
import { fitsMatchRule, readMatchRule } from "./match-rule.ts";
import type { ScriptMetadata } from "./metadata.ts";
import { parsePageUrl } from "./page-url.ts";

export type Targets = Pick<ScriptMetadata, "matches" | "excludeMatches" | "includes" | "excludes">;

/** Patterns used when a script names no page: every web page. */
export const DEFAULT_MATCHES = ["*://*/*"] as const;

/**
 * The `@match` values in effect.
 *
 * @param targets the patterns of a block
 * @returns the values as written, or every web page when neither `@match` nor `@include` is given
 */
export function effectiveMatches(targets: Targets): readonly string[] {
	return targets.matches.length === 0 && targets.includes.length === 0 ? DEFAULT_MATCHES : targets.matches;
}

/**
 * Whether a script runs on an address. Values that cannot be read match nothing. Never throws.
 *
 * @param targets the patterns of a block
 * @param href the page's address, as the browser has normalized it
 * @returns true when a `@match` or `@include` matches and no `@exclude` or `@exclude-match` does
 */
export function matchesUrl(targets: Targets, href: string): boolean {
	const url = parsePageUrl(href);
	if (url === null) return false;
	const byPattern = (text: string): boolean => {
		const rule = readMatchRule(text);
		return rule !== null && fitsMatchRule(rule, url);
	};
	const byInclude = (text: string): boolean => {
		const source = includeToSource(text);
		return source !== null && new RegExp(source, INCLUDE_FLAGS).test(url.href);
	};
	if (targets.excludeMatches.some(byPattern) || targets.excludes.some(byInclude)) return false;
	return effectiveMatches(targets).some(byPattern) || targets.includes.some(byInclude);
}
