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

/** Where a script runs, pattern by pattern, for people who decide whether to install it. */
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

/** Host of an `@include` glob when it is written out, else null. */
export function includeHost(text: string): string | null {
	return (
		/^(?:https?|\*|http\*):\/\/([a-z0-9-]+(?:\.[a-z0-9-]+)*(?::\d+)?)\/.*$/is.exec(text)?.[1]?.toLowerCase() ?? null
	);
}
