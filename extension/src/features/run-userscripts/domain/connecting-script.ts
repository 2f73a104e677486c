import type { UserScriptSender } from "../../../platform/user-script-sender.ts";
import type { StoredScript } from "../../../script-library/stored-script.ts";
import { metadataOf } from "./metadata-of.ts";

/** A running script that wants to contact a host, and the document that it runs in. */
export interface ConnectingScript {
	readonly id: string;
	readonly name: string;
	/** Values of `@connect`, as written. */
	readonly connects: readonly string[];
	readonly pageUrl: string;
	readonly tabId: number | undefined;
}

export function connectingScript(script: StoredScript, { url, tabId }: UserScriptSender): ConnectingScript {
	const metadata = metadataOf(script);
	const { id } = script;
	return { id, name: metadata?.name ?? id, connects: metadata?.connects ?? [], pageUrl: url, tabId };
}
