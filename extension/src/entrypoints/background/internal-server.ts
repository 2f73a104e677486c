import { systemClock } from "@scriptorium/core-types/clock";
import { messageOf } from "@scriptorium/core-types/errors";
import type { Caller } from "@scriptorium/shared-protocol/channel/define-message";
import { requestFailed } from "@scriptorium/shared-protocol/channel/request-failed";
import { createServer, type Served } from "@scriptorium/shared-protocol/channel/serve";
import { serveAnalyzePage } from "../../features/analyze-page/background/serve-analyze-page.ts";
import { serveInstall } from "../../features/install-scripts/background/serve-install.ts";
import { serveOpenPages } from "../../features/open-pages/background/serve-open-pages.ts";
import { createFrameScripts, type FrameScripts } from "../../features/run-userscripts/background/frame-scripts.ts";
import { createFrameWorlds } from "../../features/run-userscripts/background/frame-worlds.ts";
import { createRegistry, type Registry } from "../../features/run-userscripts/background/registry.ts";
import {
	createMenuCommands,
	serveMenuCommands,
} from "../../features/run-userscripts/background/serve-menu-commands.ts";
import { serveRunOnce } from "../../features/run-userscripts/background/serve-run-once.ts";
import { serveSync } from "../../features/run-userscripts/background/serve-sync.ts";
import { answerUserScripts } from "../../features/run-userscripts/background/serve-userscripts.ts";
import type { SyncOutcome } from "../../features/run-userscripts/domain/sync-outcome.ts";
import { reportsFailure } from "../../features/script-badge/domain/reports-failure.ts";
import { serveChanges } from "../../features/script-dashboard/background/serve-changes.ts";
import { serveLists } from "../../features/script-dashboard/background/serve-lists.ts";
import { serveScriptFiles } from "../../features/script-dashboard/background/serve-script-files.ts";
import type { ScriptLog } from "../../features/script-log/background/script-log.ts";
import { serveLog } from "../../features/script-log/background/serve-log.ts";
import { HUB_ORIGIN } from "../../hub/hub-origin.ts";
import { analyzeTab, captureAnalyzedTab } from "../../platform/analyze-tab.ts";
import {
	customElementsText,
	extensionVersion,
	inPrivateWindows,
	pageAddress,
	pageWindowAgent,
	platformInfo,
	userscriptLayer,
} from "../../platform/extension-info.ts";
import { MAX_INTERNAL_BYTES } from "../../platform/internal-client.ts";
import { addressesOutside } from "../../platform/navigations.ts";
import { runText } from "../../platform/run-text.ts";
import { localStore, sessionStore } from "../../platform/storage/browser-storage.ts";
import { activeTab, findTab, listTabs, openTab, showTab } from "../../platform/tabs.ts";
import type { UserScriptSender } from "../../platform/user-script-sender.ts";
import { onUserScriptMessage, userScripts } from "../../platform/user-scripts.ts";
import type { ScriptLibrary } from "../../script-library/script-library.ts";
import { createScriptRecords } from "../../script-library/script-records.ts";
import { createScriptValues } from "../../script-library/script-values.ts";
import type { SettingsStore } from "../../settings/settings-store.ts";
import { createPageContextMenu } from "./page-context-menu.ts";
import { createScriptFunctions } from "./script-functions.ts";
import { createWhenQuiet } from "./when-quiet.ts";

const random = (): number => (crypto.getRandomValues(new Uint32Array(1))[0] ?? 0) / 2 ** 32;

/** Time without another change, in milliseconds, after which the listener for reports follows the scripts. */
const QUIET_MS = 200;

export interface InternalServer {
	readonly registry: Registry;
	readonly frames: FrameScripts;
	/** To be called when scripts have changed: tells those who show them, and synchronizes the registrations. */
	readonly changed: () => Promise<SyncOutcome>;
	readonly answer: (caller: Caller, message: unknown) => Promise<unknown>;
	/** Listens to running userscripts, once the browser permits them. Call it before the first await. */
	readonly listen: () => void;
}

export interface InternalServerPorts {
	/** Called when a script was installed, updated, switched, removed or restored. */
	readonly onScriptsChanged: () => void;
	/** Called when a script has failed on the page of a tab. */
	readonly onScriptFailed: (tabId: number) => void;
	readonly settings: SettingsStore;
	readonly scriptLog: ScriptLog;
	/** Further handlers. */
	readonly served: readonly Served<UserScriptSender | null>[];
	/** Listens to the ports of running userscripts, once the browser permits them. */
	readonly listenToPorts: () => void;
	readonly log: (line: string) => void;
}

/** Composes the handlers for messages of the extension's own pages and of running userscripts. */
export function createInternalServer(
	library: ScriptLibrary,
	{ onScriptsChanged, onScriptFailed, settings, scriptLog, served, listenToPorts, log }: InternalServerPorts,
): InternalServer {
	const records = createScriptRecords({ store: localStore, now: systemClock.now, newId: () => crypto.randomUUID() });
	const { signal } = new AbortController(); // never aborted: the worker ends without notice
	const values = createScriptValues({ store: localStore, now: systemClock.now });
	const answer = (caller: Caller, message: unknown) => server(message, { caller, sender: null, signal });
	const listen = (): void => {
		listenToPorts();
		onUserScriptMessage(async (message, sender) => {
			const reply = await answerUserScripts(
				(raw) => server(raw, { caller: "user-script", sender, signal }),
				systemClock,
			)(message);
			const isTaken = reply.type !== requestFailed.type;
			if (isTaken && sender.tabId !== undefined && reportsFailure(message)) onScriptFailed(sender.tabId);
			return reply;
		});
	};
	const version = extensionVersion();
	const registry = createRegistry({
		library,
		records,
		values,
		clock: systemClock,
		userScripts,
		handler: async () => ({ version, platform: await platformInfo(), inPrivateWindows: await inPrivateWindows() }),
		everywhere: settings.read,
		layer: userscriptLayer,
		pageAgent: pageWindowAgent,
		customElements: customElementsText,
		log,
		onAllowed: listen,
	});
	const { worldOf, runInDocument } = registry;
	const worlds = createFrameWorlds({ session: sessionStore, addressesOutside, random });
	const frames = createFrameScripts({ registry, worlds, userScripts, log });
	const { sharedPlaces } = frames;
	const commands = createMenuCommands({ library, settings, userScripts, worldOf, sharedPlaces, runInDocument, log });
	const contextMenu = createPageContextMenu(library, settings, commands, log);
	const functions = createScriptFunctions({
		library,
		settings,
		records,
		values,
		scriptLog,
		registry,
		frames,
		onScriptFailed,
		log,
	});
	const failed = (thrown: unknown): void => log(`registrations failed: ${messageOf(thrown)}`);
	const syncRest = createWhenQuiet(systemClock, () => void registry.sync().catch(failed), QUIET_MS);
	const changed = async (): Promise<SyncOutcome> => {
		onScriptsChanged();
		contextMenu.refreshSoon();
		syncRest();
		try {
			return await registry.syncScripts();
		} catch (thrown) {
			// The stored state counts: registrations follow it at the next change, or when the worker starts again.
			failed(thrown);
			return { allowed: userScripts.isAllowed(), registered: 0, refused: [] };
		}
	};
	const scriptPorts = {
		library,
		records,
		settings,
		session: sessionStore,
		hubOrigin: HUB_ORIGIN,
		fetcher: fetch.bind(globalThis),
		newId: () => crypto.randomUUID(),
		now: Date.now,
		onChanged: changed,
	};
	const server = createServer<UserScriptSender | null>({
		served: [
			...served,
			...serveLists(scriptPorts),
			...serveInstall(scriptPorts),
			...serveScriptFiles(scriptPorts),
			...serveChanges(scriptPorts),
			...functions.served,
			...serveSync(registry),
			...serveRunOnce({
				library,
				userScripts,
				runInDocument,
				pageSources: registry.pageSources,
				runText,
			}),
			...serveOpenPages({
				version,
				isUserScriptsAllowed: userScripts.isAllowed,
				optionsAddress: pageAddress("options.html"),
				listTabs,
				showTab,
				openTab,
			}),
			...serveMenuCommands(commands),
			...contextMenu.served,
			...serveLog(scriptLog),
			...serveAnalyzePage({ activeTab, findTab, read: analyzeTab, capture: captureAnalyzedTab, clock: systemClock }),
		],
		source: "extension",
		from: "extension",
		clock: systemClock,
		log,
		maxBytes: MAX_INTERNAL_BYTES,
	});
	return {
		registry,
		frames,
		changed,
		answer,
		listen() {
			functions.listen();
			contextMenu.listen();
			listen();
		},
	};
}
