import { mentionedGrants, readGrants } from "@scriptorium/userscript/grants";
import { describeHosts, type HostAccess } from "@scriptorium/userscript/host-access";
import { knowSite } from "../engine/site.ts";
import type { Source } from "../source/source.ts";
import { isPrivatePlace } from "./private-places.ts";

/** The pages on which a script runs, and its privileges. */
export interface Reach {
	/** Runs by itself on many unrelated sites. Never true for a bookmarklet: it runs when it is clicked. */
	readonly everywhere: boolean;
	/** Can contact any server through the manager: a GM network function is granted. */
	readonly privilegedNetwork: boolean;
	/** A `@match` or `@include` line names a place with private content: mail, chats, banks, patients. */
	readonly privatePlace: boolean;
	/** Registrable domains that its `@match` and `@include` lines name. */
	readonly domains: readonly string[];
}

const NETWORK_GRANTS: ReadonlySet<string> = new Set(["GM_xmlhttpRequest", "GM_download", "GM_webRequest"]);

export function reachOf(source: Source): Reach {
	const { kind, metadata, text } = source;
	if (kind === "bookmarklet") return { everywhere: false, privilegedNetwork: false, privatePlace: false, domains: [] };
	// Managers treat a missing or invalid block differently; the worst case counts.
	if (metadata === null) {
		const mentioned = mentionedGrants(text).some((grant) => NETWORK_GRANTS.has(grant));
		return { everywhere: true, privilegedNetwork: mentioned, privatePlace: false, domains: [] };
	}
	return {
		everywhere: describeHosts(metadata).some(isEverySite),
		privilegedNetwork: readGrants(metadata.grants).granted.some((grant) => NETWORK_GRANTS.has(grant)),
		privatePlace: [...metadata.matches, ...metadata.includes].some(isPrivatePlace),
		domains: [...knowSite(metadata).domains],
	};
}

/** Whether a pattern covers pages of any site; patterns for local files cover none. */
export function isEverySite({ pattern, broad }: HostAccess): boolean {
	return broad && !/^file:/i.test(pattern);
}
