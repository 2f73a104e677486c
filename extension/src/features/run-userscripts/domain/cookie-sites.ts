import type { ScriptMetadata } from "@scriptorium/userscript/metadata";
import { browserTargets, coversSite } from "./script-targets.ts";

/**
 * Whether a script may use the cookies of a web address: of a site that it runs on, or of a host that a `@connect` names, with its
 * subdomains. `@connect *` names no host: cookies of every site would be all of the user's sessions.
 */
export function mayUseCookiesOf(
	metadata: Pick<ScriptMetadata, "matches" | "excludeMatches" | "includes" | "excludes" | "connects">,
	address: string,
): boolean {
	const url = URL.canParse(address) ? new URL(address) : null;
	if (url === null || !["http:", "https:"].includes(url.protocol)) return false;
	const named = metadata.connects.some((connect) => {
		const host = connect.toLowerCase().replace(/^\*\./, "");
		return url.hostname === host || url.hostname.endsWith(`.${host}`);
	});
	return named || coversSite(browserTargets(metadata), url.href);
}
