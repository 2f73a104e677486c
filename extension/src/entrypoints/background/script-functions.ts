import { systemClock } from "@scriptorium/core-types/clock";
import { messageOf } from "@scriptorium/core-types/errors";
import type { Served } from "@scriptorium/shared-protocol/channel/serve";
import { writeClipboard } from "@scriptorium/shared-protocol/extension-internal/user-script-browser";
import { createAuthorizeCall } from "../../features/run-userscripts/background/authorize-call.ts";
import type { FrameScripts } from "../../features/run-userscripts/background/frame-scripts.ts";
import { createPageEvents } from "../../features/run-userscripts/background/page-events.ts";
import type { Registry } from "../../features/run-userscripts/background/registry.ts";
import { createBrowserService } from "../../features/run-userscripts/background/serve-browser.ts";
import { serveCookies } from "../../features/run-userscripts/background/serve-cookies.ts";
import { createTabService } from "../../features/run-userscripts/background/serve-tabs.ts";
import { serveUserScripts } from "../../features/run-userscripts/background/serve-userscripts.ts";
import { serveValues } from "../../features/run-userscripts/background/serve-values.ts";
import { createStartByWindow } from "../../features/run-userscripts/background/start-by-window.ts";
import { noteRuns } from "../../features/script-log/background/note-runs.ts";
import type { ScriptLog } from "../../features/script-log/background/script-log.ts";
import { cookies } from "../../platform/cookies.ts";
import { inPrivateWindows } from "../../platform/extension-info.ts";
import { createInternalClient } from "../../platform/internal-client.ts";
import { onTabClosed, onTabNavigation } from "../../platform/navigations.ts";
import { closeNotification, onNotification, showNotification } from "../../platform/notifications.ts";
import { withOffscreenPage } from "../../platform/offscreen.ts";
import { sessionStore } from "../../platform/storage/browser-storage.ts";
import { closeTab, findTab, isPrivateTab, openTab, openTabFrom, showTab } from "../../platform/tabs.ts";
import type { UserScriptSender } from "../../platform/user-script-sender.ts";
import { userScripts } from "../../platform/user-scripts.ts";
import type { ScriptLibrary } from "../../script-library/script-library.ts";
import type { ScriptRecords } from "../../script-library/script-records.ts";
import type { ScriptValueStore } from "../../script-library/script-values.ts";
import type { SettingsStore } from "../../settings/settings-store.ts";

const CLIPBOARD_TIMEOUT_MS = 10_000;

export interface ScriptFunctionPorts {
	readonly library: ScriptLibrary;
	readonly settings: SettingsStore;
	readonly records: ScriptRecords;
	readonly values: ScriptValueStore;
	readonly scriptLog: ScriptLog;
	readonly registry: Registry;
	readonly frames: FrameScripts;
	/** Called when a script has failed on the page of a tab. */
	readonly onScriptFailed: (tabId: number) => void;
	readonly log: (line: string) => void;
}

export interface ScriptFunctions {
	readonly served: readonly Served<UserScriptSender | null>[];
	/** Adds the listeners; call it before the first await, or the browser does not wake the worker for them. */
	readonly listen: () => void;
}

/** Connects the functions of running userscripts to the browser's API. */
export function createScriptFunctions(ports: ScriptFunctionPorts): ScriptFunctions {
	const { library, settings, records, values, scriptLog, registry, frames, onScriptFailed, log } = ports;
	const { valuesChanged, planned, startInDocument } = registry;
	const authorize = createAuthorizeCall({ library, settings, log });
	const pages = createPageEvents({ library, session: sessionStore, userScripts, placeOf: frames.placeOf, log });
	const client = createInternalClient();
	const tabs = createTabService({
		authorize,
		pages,
		session: sessionStore,
		tabs: {
			open: openTabFrom,
			close: closeTab,
			show: showTab,
			exists: async (tabId) => (await findTab(tabId)) !== null,
		},
	});
	const inBrowser = createBrowserService({
		authorize,
		pages,
		session: sessionStore,
		notify: showNotification,
		closeNotification,
		showTab,
		openBeside: (url, from) =>
			openTabFrom(url, { active: true, from, insert: true, setParent: false }).catch(() => openTab(url)),
		writeClipboard: (text, format) =>
			withOffscreenPage(() => client.request(writeClipboard, { text, format }, { timeoutMs: CLIPBOARD_TIMEOUT_MS })),
		fetcher: fetch.bind(globalThis),
		newId: () => crypto.randomUUID(),
	});
	const startByWindow = createStartByWindow({ planned, startInDocument, inPrivateWindows, isPrivateTab, log });
	const failed = (thrown: unknown): void => log(`userscripts: ${messageOf(thrown)}`);
	const showProblem = async (scriptId: string, error: string, tabId: number | undefined): Promise<void> => {
		await records.addRuns([{ scriptId, error }]);
		if (tabId !== undefined) onScriptFailed(tabId);
	};
	return {
		served: [
			...serveUserScripts({
				library,
				records,
				authorize,
				onRuns: (runs, sender) => noteRuns(scriptLog, runs, sender),
			}),
			...serveValues({ authorize, store: values, pages, valuesChanged, showProblem, now: systemClock.now, log }),
			...tabs.served,
			...inBrowser.served,
			...serveCookies({ authorize, cookies }),
		],
		listen() {
			onTabClosed((tabId) => {
				void tabs.tabClosed(tabId).catch(failed);
				void pages.tabClosed(tabId).catch(failed);
			});
			onTabNavigation(({ kind, tabId, url }) => {
				if (kind === "committed") void startByWindow(tabId, url).catch(failed);
			});
			onNotification((id, what) => void inBrowser.notificationChanged(id, what).catch(failed));
		},
	};
}
