import { includeToSource } from "./glob.ts";
import { parseMatchPattern } from "./match-pattern.ts";
import { effectiveMatches, type Targets } from "./matches-url.ts";

/** One line of "runs on". */
export interface HostAccess {
	readonly pattern: string;
	/** The host in plain words (`example.com`, `*.example.com`), or null when it covers many unrelated sites. */
	readonly host: string | null;
	/** Every site, every local file, or a rule with unknown reach: worth a warning. */
	readonly broad: boolean;
	readonly valid: boolean;
}

/** Suffixes shared by unrelated sites: `*.com` counts as every site. */
const SHARED_SUFFIX = /^(?:[a-z]{2,}|(?:co|com|org|net|gov|edu|ac)\.[a-z]{2})$/;

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
	const pattern = parseMatchPattern(text);
	if (pattern === null) return { pattern: text, host: null, broad: false, valid: false };
	const broad = pattern.host === "" || (pattern.subdomains && SHARED_SUFFIX.test(pattern.host));
	return {
		pattern: text,
		host: broad ? null : `${pattern.subdomains ? "*." : ""}${pattern.host}`,
		broad,
		valid: true,
	};
}

/** Only a glob with a literal scheme and host is narrow; a regular expression may match anything. */
function describeInclude(text: string): HostAccess {
	const host = includeHost(text);
	return { pattern: text, host, broad: host === null, valid: includeToSource(text) !== null };
}

/**
 * The host that an `@include` glob names.
 *
 * @param text the value as written
 * @returns the host in lower case, with its port if written; null when scheme or host are not literal
 */
export function includeHost(text: string): string | null {
	return (
		/^(?:https?|\*|http\*):\/\/([a-z0-9-]+(?:\.[a-z0-9-]+)*(?::\d+)?)\/.*$/is.exec(text)?.[1]?.toLowerCase() ?? null
	);
}
