import { systemClock } from "@scriptorium/shared-protocol/channel/clock";
import type { SendEvent } from "@scriptorium/shared-protocol/channel/define-message";
import { makeEnvelope } from "@scriptorium/shared-protocol/channel/make-envelope";
import { createServer, type Served } from "@scriptorium/shared-protocol/channel/serve";
import { messageOf } from "@scriptorium/shared-protocol/errors";
import { runNote, runNoteMessages } from "@scriptorium/shared-protocol/extension-internal/run-script";
import { createExecutions } from "../../features/execute-script/background/executions.ts";
import { createRunPage } from "../../features/execute-script/background/run-page.ts";
import { createRunStore } from "../../features/execute-script/background/run-store.ts";
import { hubExecutionHandlers } from "../../features/execute-script/background/serve-hub-execution.ts";
import { serveRunNote, serveRunPages } from "../../features/execute-script/background/serve-run-pages.ts";
import { HUB_ORIGIN } from "../../hub-origin.ts";
import type { HubPage } from "../../library/hub-page.ts";
import { type ContentCall, onContentMessage } from "../../platform/content-messages.ts";
import { pageAddress, runLayer } from "../../platform/extension-info.ts";
import { onTabClosed, onTabLoadFailed, onTabNavigation } from "../../platform/navigations.ts";
import { putNoteIn, sendToNote } from "../../platform/run-note-pages.ts";
import { sessionStore } from "../../platform/storage.ts";
import { closeTab, describeTab, listTabs, openNewTab, showTab } from "../../platform/tabs.ts";
import type { UserScriptSender } from "../../platform/user-script-sender.ts";
import { userScripts } from "../../platform/user-scripts.ts";

/** World of test runs; where a page has too many worlds, the browser uses the default one instead. */
const WORLD = "scriptorium-test-run";

export interface Execution {
	readonly servedToHub: readonly Served<HubPage>[];
	readonly servedInside: readonly Served<UserScriptSender | null>[];
	/** Adds the listeners; call it before the first await, or the browser does not wake the worker for them. */
	readonly listen: () => void;
}

/** Connects test runs to the browser's API. */
export function createExecution(send: SendEvent, log: (line: string) => void): Execution {
	const executions = createExecutions({
		store: createRunStore(sessionStore),
		page: createRunPage({
			isSupported: userScripts.canExecute,
			isAllowed: userScripts.isAllowed,
			find: describeTab,
			show: showTab,
			close: (tabId) => void closeTab(tabId).catch((thrown: unknown) => log(messageOf(thrown))),
			async execute(tabId, sources) {
				for (const world of [WORLD, null]) await userScripts.openWorld(world);
				return userScripts.executeIn(tabId, WORLD, sources);
			},
			layer: runLayer,
			putNote: putNoteIn,
			sendToNote: (tabId) => sendToNote(tabId, makeEnvelope(runNote.type, {}, "extension", systemClock.now())),
			log,
		}),
		hubOrigin: HUB_ORIGIN,
		send,
		openRequest: (runId) => openNewTab(pageAddress("run-script.html", { run: runId })),
		digest,
		newSecret: () => crypto.randomUUID(),
		clock: systemClock,
		log,
	});
	const notes = createServer<ContentCall>({
		served: serveRunNote<ContentCall>(executions, ({ tabId }) => tabId),
		source: "extension",
		from: "extension",
		clock: systemClock,
		log,
	});
	const { signal } = new AbortController(); // never aborted: the worker ends without notice
	return {
		servedToHub: hubExecutionHandlers(executions),
		servedInside: serveRunPages({ executions, hubOrigin: HUB_ORIGIN, listTabs }),
		listen() {
			const isNote = (type: unknown): boolean => runNoteMessages.includes(String(type));
			onContentMessage(isNote, (message, sender) => notes(message, { caller: "run-note", sender, signal }));
			onTabNavigation(({ kind, tabId, url }) => {
				if (kind === "committed") void executions.navigated(tabId, url);
			});
			onTabLoadFailed((tabId, error) => void executions.loadFailed(tabId, error));
			onTabClosed((tabId) => void executions.tabClosed(tabId));
			void executions.resume();
		},
	};
}

async function digest(text: string): Promise<string> {
	const bytes = new Uint8Array(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text)));
	return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
