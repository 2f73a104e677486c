import { includeToPattern } from "./glob.ts";
import { fitsMatchRule, readMatchRule } from "./match-rule.ts";
import type { ScriptMetadata } from "./metadata.ts";
import { parsePageUrl } from "./page-url.ts";
import { fitsPattern } from "./run-pattern.ts";

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
	/** Null: the address is too long to be tested. */
	const byPattern = (text: string): boolean | null => {
		const rule = readMatchRule(text);
		return rule !== null && fitsMatchRule(rule, url);
	};
	const byInclude = (text: string): boolean | null => {
		const pattern = includeToPattern(text);
		return pattern !== null && fitsPattern(pattern, url.href);
	};
	// A pattern that cannot be read excludes every page when it is an exclusion, and matches none otherwise.
	const isOut = targets.excludeMatches.some((text) => byPattern(text) !== false);
	if (isOut || targets.excludes.some((text) => byInclude(text) !== false)) return false;
	return effectiveMatches(targets).some((text) => byPattern(text)) || targets.includes.some((text) => byInclude(text));
}
