import { mentionedGrants, readGrants } from "@scriptorium/userscript/grants";
import { describeHosts, type HostAccess } from "@scriptorium/userscript/host-access";
import { knowSite } from "../engine/site.ts";
import { nodesOf } from "../source/nodes-of.ts";
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
	/** So long that values of places which never meet are joined: names and single fields prove nothing there. */
	readonly isLong: boolean;
	/** Registrable domains that its `@match` and `@include` lines name. */
	readonly domains: readonly string[];
}

const NETWORK_GRANTS: ReadonlySet<string> = new Set(["GM_xmlhttpRequest", "GM_download", "GM_webRequest"]);

/** Characters; most attacks have fewer, and most scripts that bundle libraries have more. */
export const MAX_SHORT_LENGTH = 60_000;
/** Nodes of its syntax tree: comments and long texts make no program long. */
const MAX_SHORT_NODES = 6_000;

/**
 * Whether values of places that never meet are joined in a program.
 *
 * @param source its text and its syntax tree
 * @returns false for a program that is short without its comments and texts
 */
export function isLong({ text, program }: Pick<Source, "text" | "program">): boolean {
	return text.length > MAX_SHORT_LENGTH && nodesOf(program).length > MAX_SHORT_NODES;
}

export function reachOf(source: Source): Reach {
	const { kind, metadata, text } = source;
	const isLongText = isLong(source);
	if (kind === "bookmarklet")
		return { everywhere: false, privilegedNetwork: false, privatePlace: false, isLong: isLongText, domains: [] };
	// Managers treat a missing or invalid block differently; the worst case counts.
	if (metadata === null) {
		const mentioned = mentionedGrants(text).some((grant) => NETWORK_GRANTS.has(grant));
		return { everywhere: true, privilegedNetwork: mentioned, privatePlace: false, isLong: isLongText, domains: [] };
	}
	return {
		everywhere: describeHosts(metadata).some(isEverySite),
		privilegedNetwork: readGrants(metadata.grants).granted.some((grant) => NETWORK_GRANTS.has(grant)),
		privatePlace: [...metadata.matches, ...metadata.includes].some(isPrivatePlace),
		isLong: isLongText,
		domains: [...knowSite(metadata).domains],
	};
}

/** Whether a pattern covers pages of any site; patterns for local files cover none. */
export function isEverySite({ pattern, broad }: HostAccess): boolean {
	return broad && !/^file:/i.test(pattern);
}
