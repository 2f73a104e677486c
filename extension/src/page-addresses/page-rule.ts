import { includeToPattern } from "@scriptorium/userscript/glob";
import { describeHosts } from "@scriptorium/userscript/host-access";
import { readMatchRule } from "@scriptorium/userscript/match-rule";
import { comparableRule, isPossibleHost, partsOfRule } from "./comparable-form.ts";

/** How one of the user's own rules is applied: as `@match` or as `@include`; null for a text that matches no page. */
export function kindOfRule(text: string): "match" | "include" | null {
	const rule = comparableRule(text);
	// A label with wildcards and letters beyond ASCII: no address of a page has such letters.
	const host = isExpression(rule) ? "" : (partsOfRule(rule)?.host ?? "");
	if (/[^\p{ASCII}]/u.test(host) || !isPossibleHost(host)) return null;
	if (readMatchRule(rule) !== null) return /^ftp:/i.test(rule) ? null : "match";
	return canMatch(rule) ? "include" : null;
}

/** Whether a glob or regular expression can match the address of a page. */
function canMatch(rule: string): boolean {
	const [described] = describeHosts({ matches: [], excludeMatches: [], includes: [rule], excludes: [] });
	if (includeToPattern(rule) === null || described?.valid !== true) return false;
	if (isExpression(rule)) return true;
	// The address is compared without its fragment.
	if (rule.includes("#")) return false;
	return rule.includes("*") || (URL.canParse(rule) && comparableRule(new URL(rule).href) === rule);
}

const isExpression = (text: string): boolean => text.length > 2 && text.startsWith("/") && text.endsWith("/");

/**
 * What people type for a rule, as a rule: the host alone stands for all of its pages.
 * @param typed for example `example.com`, `*.example.com/shop*`, `https://example.com`, or a whole rule
 * @returns the rule; null for a text that matches no page
 */
export function readTypedRule(typed: string): string | null {
	const text = typed.trim();
	if (text === "") return null;
	if (isExpression(text)) return kindOfRule(text) === null ? null : text;
	if (/\s/.test(text)) return null;
	const isWhole = text === "<all_urls>" || partsOfRule(text) !== null;
	const parts = isWhole ? partsOfRule(text) : partsOfRule(`*://${text}`);
	if (parts === null) return kindOfRule(text) === null ? null : text;
	// Without a scheme, only what looks like a host is one: `*example*` is a glob.
	if (!isWhole && !looksLikeHost(parts.host)) return kindOfRule(text) === null ? null : text;
	const withPath = parts.scheme + parts.host + (parts.rest === "" ? "/*" : parts.rest);
	return kindOfRule(withPath) === null ? null : withPath;
}

const looksLikeHost = (host: string): boolean =>
	/^(?:\*\.)?[^*.]+(?:\.[^*.]+)+$/u.test(host) || /^(?:localhost|\[[\da-f:]+\])(?::\d+)?$/i.test(host);

/** What a rule covers, for people: hosts, or every site. */
export interface DescribedRule {
	readonly kind: "match" | "include";
	/** In plain words (`example.com`, `*.example.com`); null when it covers many unrelated sites. */
	readonly host: string | null;
	/** A part of the host's pages only: the path, as written; null for all of them. */
	readonly path: string | null;
}

/**
 * Describes what a rule covers.
 * @param rule of `readTypedRule`
 * @returns null for a text that matches no page
 */
export function describeRule(rule: string): DescribedRule | null {
	const kind = kindOfRule(rule);
	if (kind === null) return null;
	const lists = { matches: [], excludeMatches: [], includes: [], excludes: [] };
	const [described] = describeHosts(
		kind === "match" ? { ...lists, matches: [comparableRule(rule)] } : { ...lists, includes: [comparableRule(rule)] },
	);
	const parts = isExpression(rule) ? null : partsOfRule(rule);
	const rest = parts?.rest ?? "";
	const port = /:\d+$/.exec(parts?.host ?? "")?.[0] ?? "";
	const host = described?.host?.endsWith(port) === false ? `${described.host}${port}` : (described?.host ?? null);
	return { kind, host, path: ["", "/*", "*"].includes(rest) ? null : rest };
}

/** Rules that exclude every page, as people write them. */
const EVERY_PAGE = [
	"<all_urls>",
	"*",
	"**",
	"*://*",
	"*://*/*",
	"http*",
	"http*://*",
	"http*://*/*",
	"/.*/",
	"/./",
	"/^.*$/",
];

/** Rules that name pages, and rules that exclude some; lists of texts as written. */
export interface RuleLists {
	readonly matches: readonly string[];
	readonly includes: readonly string[];
	readonly excludeMatches: readonly string[];
	readonly excludes: readonly string[];
}

/**
 * Finds rules that match no page: they cannot be parsed, their scheme has no pages, or no page can have their address.
 * @returns those of `matches` and `includes`, as written
 */
export function deadRules({ matches, includes }: Pick<RuleLists, "matches" | "includes">): readonly string[] {
	return [
		...matches.filter((rule) => kindOfRule(rule) !== "match"),
		...includes.filter((rule) => kindOfRule(rule) === null),
	];
}

/**
 * Whether a script runs on no page: each of its rules is dead or excluded again.
 * @param lists with the rules in effect: a script without any would run on every page
 */
export function runsNowhere(lists: RuleLists): boolean {
	const dead = new Set(deadRules(lists));
	const excluded = [...lists.excludeMatches, ...lists.excludes];
	if (excluded.some((rule) => EVERY_PAGE.includes(rule))) return true;
	return [...lists.matches, ...lists.includes].every((rule) => dead.has(rule) || excluded.includes(rule));
}
