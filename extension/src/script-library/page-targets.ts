import { effectiveMatches, matchesUrl, type Targets } from "@scriptorium/userscript/matches-url";
import { comparableAddress, comparableRule } from "../page-addresses/comparable-form.ts";
import { kindOfRule } from "../page-addresses/page-rule.ts";
import { readStoredText } from "./read-stored-text.ts";
import type { StoredScript } from "./stored-script.ts";

type RuledScript = Pick<StoredScript, "code" | "rules">;

const known = new WeakMap<object, Targets | null>();

/**
 * The pages of an installed script: its author's rules, unless the user has switched them off, and the user's own. In the form in which
 * addresses are compared. Everything that decides whether a script runs on a page, or belongs to it, asks here.
 * @param script as the library returned it; the same object is read once
 * @returns null for a script that runs on no page at all, because no rule is left or its text cannot be read
 */
export function targetsOf(script: RuledScript): Targets | null {
	const cached = known.get(script);
	if (cached !== undefined) return cached;
	const targets = readTargets(script);
	known.set(script, targets);
	return targets;
}

function readTargets(script: RuledScript): Targets | null {
	const read = readStoredText(script);
	const metadata = read.ok ? read.text.metadata : null;
	if (metadata === null) return null;
	const { pages, exclusions, authorPages, authorExclusions } = script.rules;
	const own = pages.map(comparableRule);
	const out = exclusions.map(comparableRule);
	const matches = [
		...(authorPages ? effectiveMatches(metadata).map(comparableRule) : []),
		...own.filter((rule) => kindOfRule(rule) === "match"),
	];
	const includes = [
		...(authorPages ? metadata.includes.map(comparableRule) : []),
		...own.filter((rule) => kindOfRule(rule) === "include"),
	];
	// Without any rule a script would run on every page.
	if (matches.length + includes.length === 0) return null;
	return {
		matches,
		includes,
		excludeMatches: [
			...(authorExclusions ? metadata.excludeMatches.map(comparableRule) : []),
			...out.filter((rule) => kindOfRule(rule) === "match"),
		],
		excludes: [
			...(authorExclusions ? metadata.excludes.map(comparableRule) : []),
			...out.filter((rule) => kindOfRule(rule) === "include"),
		],
	};
}

/**
 * Whether rules name a page.
 * @param targets of `targetsOf`
 * @param href the page's address, as the browser has normalized it
 */
export const namesPage = (targets: Targets, href: string): boolean => matchesUrl(targets, comparableAddress(href));

/** Whether one of the user's rules for all scripts excludes a page. */
export function isExcludedPage(offPages: readonly string[], href: string): boolean {
	if (offPages.length === 0) return false;
	const rules = offPages.map(comparableRule);
	const matches = rules.filter((rule) => kindOfRule(rule) === "match");
	const includes = rules.filter((rule) => kindOfRule(rule) === "include");
	return namesPage({ matches, includes, excludeMatches: [], excludes: [] }, href);
}
