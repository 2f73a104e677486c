import { parseMatchPattern } from "@scriptorium/userscript/match-pattern";
import type { ScriptMetadata } from "@scriptorium/userscript/metadata";
import { isPublicSuffix, isSameSite } from "../../../page-addresses/public-suffix.ts";
import { namesHost } from "./connect-rules.ts";
import { browserTargets, coversSite } from "./script-targets.ts";

/**
 * Whether a script may use the cookies of a web address: of a site that its patterns name, or of a host that a `@connect` names, with its
 * subdomains. Neither `@connect *` nor a public suffix nor a pattern for sites of many owners names one: cookies of every site would be
 * all of the user's sessions. A script that runs everywhere gets the cookies of the site that it runs on at this moment.
 * @param pageUrl address of the document that asks
 */
export function mayUseCookiesOf(
	metadata: Pick<ScriptMetadata, "matches" | "excludeMatches" | "includes" | "excludes" | "connects">,
	address: string,
	pageUrl: string,
): boolean {
	const url = URL.canParse(address) ? new URL(address) : null;
	if (url === null || !["http:", "https:"].includes(url.protocol)) return false;
	if (metadata.connects.some((connect) => namesHost(connect, url, null))) return true;
	const targets = browserTargets(metadata);
	if (coversSite({ ...targets, matches: targets.matches.filter(namesSite) }, url.href)) return true;
	const page = URL.canParse(pageUrl) ? new URL(pageUrl) : null;
	return page !== null && isSameSite(page.hostname, url.hostname) && coversSite(targets, url.href);
}

/** Whether a match pattern covers hosts of one owner only. */
function namesSite(text: string): boolean {
	const pattern = parseMatchPattern(text);
	return pattern !== null && pattern.host !== "" && !(pattern.subdomains && isPublicSuffix(pattern.host));
}
