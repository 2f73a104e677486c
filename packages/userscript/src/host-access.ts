import { includeToPattern } from "./glob.ts";
import { includeSites, SHARED_SUFFIX } from "./include-sites.ts";
import { parseMatchPattern } from "./match-pattern.ts";
import { readMatchRule } from "./match-rule.ts";
import { effectiveMatches, type Targets } from "./matches-url.ts";

/** One line of "runs on". */
export interface HostAccess {
	readonly pattern: string;
	/** The hosts in plain words (`example.com`, `*.example.com, example.*`); null when it covers many unrelated sites. */
	readonly host: string | null;
	/** The same hosts as a list, without ports; `example.*` stands for the name under any suffix. */
	readonly sites: readonly string[];
	/** Every site, every local file, or a rule with unknown reach: worth a warning. */
	readonly broad: boolean;
	readonly valid: boolean;
}

/**
 * Describes where a script runs, one entry per pattern, for people who decide whether to install it.
 *
 * @param targets the `@match`, `@include` and `@exclude` values of a block; without any, the script runs on every page
 * @returns one entry per pattern that adds pages, the `@match` values first; excludes are left out
 */
export function describeHosts(targets: Targets): readonly HostAccess[] {
	return [
		...effectiveMatches(targets).map(describeMatch),
		...targets.includes.map((pattern) => describeInclude(pattern)),
	];
}

function describeMatch(text: string): HostAccess {
	const rule = readMatchRule(text);
	const pattern = rule === null ? null : parseMatchPattern(rule.pattern);
	if (rule === null || pattern === null) return { pattern: text, host: null, sites: [], broad: false, valid: false };
	// Forms that managers read and Chromium does not have the globs of an include.
	if (rule.address !== null && pattern.host === "") return describeInclude(text);
	const broad = pattern.host === "" || (pattern.subdomains && SHARED_SUFFIX.test(pattern.host));
	const host = broad ? null : `${pattern.subdomains ? "*." : ""}${pattern.host}`;
	return { pattern: text, host, sites: host === null ? [] : [host], broad, valid: true };
}

/** An include that can match no web page, such as `nowhere`, is not valid; managers treat it so too. */
function describeInclude(text: string): HostAccess {
	const valid = includeToPattern(text) !== null;
	const sites = includeSites(text);
	if (sites === null) return { pattern: text, host: null, sites: [], broad: true, valid };
	if (sites.length === 0) return { pattern: text, host: null, sites, broad: isLocal(text), valid: isLocal(text) };
	return { pattern: text, host: includeHost(text) ?? sites.join(", "), sites, broad: false, valid };
}

function isLocal(text: string): boolean {
	return /^file:/i.test(text);
}

/**
 * The host that an `@include` glob names.
 *
 * @param text the value as written
 * @returns the host in lower case, with its port if written; null when scheme or host are not literal
 */
export function includeHost(text: string): string | null {
	const host = /^(?:https?|\*|http\*):\/\/([a-z0-9-]+(?:\.[a-z0-9-]+)*(?::\d+)?)\/.*$/is.exec(text)?.[1]?.toLowerCase();
	// `.tld` stands for any suffix.
	return host === undefined || /\.tld(?::|$)/.test(host) ? null : host;
}
