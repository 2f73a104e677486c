import { systemClock } from "@scriptorium/core-types/clock";
import { messageOf } from "@scriptorium/core-types/errors";
import type { Served } from "@scriptorium/shared-protocol/channel/serve";
import {
	DOWNLOAD_PORT,
	REQUEST_PORT,
} from "@scriptorium/shared-protocol/extension-internal/user-script-request-events";
import { createAskUser } from "../../features/run-userscripts/background/ask-user.ts";
import { createAuthorizeCall } from "../../features/run-userscripts/background/authorize-call.ts";
import { createConnectGate } from "../../features/run-userscripts/background/connect-gate.ts";
import { serveConnections } from "../../features/run-userscripts/background/serve-connections.ts";
import { serveDownload } from "../../features/run-userscripts/background/serve-downloads.ts";
import { serveRequest } from "../../features/run-userscripts/background/serve-requests.ts";
import { noteRequest } from "../../features/script-log/background/note-request.ts";
import type { ScriptLog } from "../../features/script-log/background/script-log.ts";
import { HUB_ORIGIN } from "../../hub/hub-origin.ts";
import { cookiesSentTo } from "../../platform/cookies.ts";
import { downloads } from "../../platform/downloads.ts";
import { pageAddress } from "../../platform/extension-info.ts";
import { keepAwake } from "../../platform/keep-awake.ts";
import { onTabClosed } from "../../platform/navigations.ts";
import { addRequestRule } from "../../platform/request-rules.ts";
import { localStore } from "../../platform/storage/browser-storage.ts";
import { closeTab, openTabFor } from "../../platform/tabs.ts";
import { onUserScriptPort } from "../../platform/user-script-ports.ts";
import { watchRedirect } from "../../platform/watch-redirect.ts";
import { createConnectDecisions } from "../../script-library/connect-decisions.ts";
import type { ScriptLibrary } from "../../script-library/script-library.ts";
import type { SettingsStore } from "../../settings/settings-store.ts";

export interface Requests {
	readonly served: readonly Served<null>[];
	/** Serves the ports of running userscripts, once the browser permits them; may be called repeatedly. */
	readonly listenToPorts: () => void;
	/** Adds the listener; call it before the first await. */
	readonly listen: () => void;
}

/** Connects requests and downloads of userscripts to the browser's API. */
export function createRequests(
	library: ScriptLibrary,
	settings: SettingsStore,
	scriptLog: ScriptLog,
	log: (line: string) => void,
): Requests {
	const decisions = createConnectDecisions(localStore);
	const newId = (): string => crypto.randomUUID();
	const askUser = createAskUser({
		openQuestion: (question, openerTabId) => openTabFor(pageAddress("allow-request.html", { question }), openerTabId),
		closeTab: (tabId) => void closeTab(tabId).catch((thrown: unknown) => log(messageOf(thrown))),
		newId,
		clock: systemClock,
		log,
	});
	const gate = createConnectGate({ decisions, hubOrigin: HUB_ORIGIN, askUser });
	const authorize = createAuthorizeCall({ library, settings, log });
	const send = {
		fetcher: fetch.bind(globalThis),
		addRule: addRequestRule,
		cookiesOf: cookiesSentTo,
		watchRedirect,
		newToken: newId,
		clock: systemClock,
	};
	const shared = { authorize, gate, keepAwake, log };
	return {
		served: serveConnections({ decisions, gate, askUser }),
		listenToPorts: () =>
			onUserScriptPort((opened) => {
				const port = noteRequest(opened, { library, scriptLog });
				if (port.name === REQUEST_PORT) serveRequest(port, { ...shared, send });
				else if (port.name === DOWNLOAD_PORT) serveDownload(port, { ...shared, downloads, clock: systemClock });
				else port.close();
			}),
		listen: () => onTabClosed(askUser.tabClosed),
	};
}
