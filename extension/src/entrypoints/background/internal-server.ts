import { systemClock } from "@scriptorium/shared-protocol/channel/clock";
import type { Caller } from "@scriptorium/shared-protocol/channel/define-message";
import { createServer } from "@scriptorium/shared-protocol/channel/serve";
import { serveAnalyzePage } from "../../features/analyze-page/background/serve-analyze-page.ts";
import { serveManageScripts } from "../../features/manage-scripts/background/serve-manage-scripts.ts";
import { createRegistry, type Registry } from "../../features/run-userscripts/background/registry.ts";
import { serveMenuCommands } from "../../features/run-userscripts/background/serve-menu-commands.ts";
import { answerUserScripts, serveUserScripts } from "../../features/run-userscripts/background/serve-userscripts.ts";
import { HUB_ORIGIN } from "../../hub-origin.ts";
import type { ScriptLibrary } from "../../library/script-library.ts";
import { createScriptRecords } from "../../library/script-records.ts";
import { analyzeTab, captureAnalyzedTab } from "../../platform/analyze-tab.ts";
import { extensionVersion, userscriptLayer } from "../../platform/extension-info.ts";
import { MAX_INTERNAL_BYTES } from "../../platform/internal-client.ts";
import { localStore } from "../../platform/storage.ts";
import { activeTab, findTab, openTab } from "../../platform/tabs.ts";
import type { UserScriptSender } from "../../platform/user-script-sender.ts";
import { onUserScriptMessage, userScripts } from "../../platform/user-scripts.ts";

export interface InternalServer {
	readonly registry: Registry;
	readonly answer: (caller: Caller, message: unknown) => Promise<unknown>;
	/** Listens to running userscripts, once the browser permits them. */
	readonly listen: () => void;
}

/**
 * Composes the handlers for messages of the extension's own pages and of running userscripts.
 * @param onScriptsChanged called when a script was installed, updated, switched, removed or restored
 */
export function createInternalServer(
	library: ScriptLibrary,
	onScriptsChanged: () => void,
	log: (line: string) => void,
): InternalServer {
	const records = createScriptRecords({ store: localStore, now: systemClock.now, newId: () => crypto.randomUUID() });
	const { signal } = new AbortController(); // never aborted: the worker ends without notice
	const answer = (caller: Caller, message: unknown) => server(message, { caller, sender: null, signal });
	const listen = (): void =>
		onUserScriptMessage((message, sender) =>
			answerUserScripts((raw) => server(raw, { caller: "user-script", sender, signal }), systemClock)(message),
		);
	const version = extensionVersion();
	const registry = createRegistry({
		library,
		records,
		userScripts,
		extensionVersion: version,
		layer: userscriptLayer,
		log,
		onAllowed: listen,
	});
	const onChanged = () => {
		onScriptsChanged();
		return registry.sync();
	};
	const manage = { library, records, hubOrigin: HUB_ORIGIN, fetcher: fetch.bind(globalThis), onChanged };
	const server = createServer<UserScriptSender | null>({
		served: [
			...serveManageScripts(manage),
			...serveUserScripts({ library, records, sync: registry.sync, openTab, log }),
			...serveMenuCommands({ library, userScripts, worldOf: registry.worldOf, log }),
			...serveAnalyzePage({ activeTab, findTab, read: analyzeTab, capture: captureAnalyzedTab, clock: systemClock }),
		],
		source: "extension",
		from: "extension",
		clock: systemClock,
		log,
		maxBytes: MAX_INTERNAL_BYTES,
	});
	return { registry, answer, listen };
}
