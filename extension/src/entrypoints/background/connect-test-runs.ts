import { systemClock } from "@scriptorium/core-types/clock";
import { messageOf } from "@scriptorium/core-types/errors";
import type { AnalysisResult } from "@scriptorium/script-analyzer/analysis-result";
import type { SendEvent } from "@scriptorium/shared-protocol/channel/define-message";
import { makeEnvelope } from "@scriptorium/shared-protocol/channel/make-envelope";
import { createServer, type Served } from "@scriptorium/shared-protocol/channel/serve";
import { runNote, runNoteMessages } from "@scriptorium/shared-protocol/extension-internal/test-run-pages";
import { rateProgram } from "@scriptorium/shared-protocol/extension-internal/test-tab";
import { createRunPage } from "../../features/test-run/background/run-page.ts";
import { createRunStore } from "../../features/test-run/background/run-store.ts";
import { hubTestRunHandlers } from "../../features/test-run/background/serve-hub-test-runs.ts";
import { serveRunNote, serveTestRunPages } from "../../features/test-run/background/serve-test-run-pages.ts";
import { createTestConsents } from "../../features/test-run/background/test-consents.ts";
import { createTestRuns } from "../../features/test-run/background/test-runs.ts";
import { HUB_ORIGIN } from "../../hub/hub-origin.ts";
import type { HubPage } from "../../hub/hub-page.ts";
import { type ContentCall, onContentMessage } from "../../platform/content-messages.ts";
import { pageAddress, testRunLayer } from "../../platform/extension-info.ts";
import { createInternalClient } from "../../platform/internal-client.ts";
import { onTabClosed, onTabLoadFailed, onTabNavigation } from "../../platform/navigations.ts";
import { withOffscreenPage } from "../../platform/offscreen.ts";
import { sessionStore } from "../../platform/storage/browser-storage.ts";
import {
	closeTab,
	describeTab,
	isInFront,
	listTabs,
	loadInTab,
	openNewTab,
	openTabFor,
	openTabFrom,
	reloadTab,
	showTab,
} from "../../platform/tabs.ts";
import { putNoteIn, sendToNote } from "../../platform/test-run-notes.ts";
import type { UserScriptSender } from "../../platform/user-script-sender.ts";
import { userScripts } from "../../platform/user-scripts.ts";
import { RATING_TIMEOUT_MS } from "../../rating/rate-script.ts";

/** World of test runs; where a page has too many worlds, the browser uses the default one instead. */
const WORLD = "scriptorium-test-run";

/** For the hidden page that rates to open, in milliseconds. */
const START_MS = 5000;

export interface ConnectedTestRuns {
	readonly servedToHub: readonly Served<HubPage>[];
	readonly servedInside: readonly Served<UserScriptSender | null>[];
	/** Adds the listeners; call it before the first await, or the browser does not wake the worker for them. */
	readonly listen: () => void;
}

/** Connects test runs to the browser's API. */
export function connectTestRuns(send: SendEvent, log: (line: string) => void): ConnectedTestRuns {
	const testRuns = createTestRuns({
		store: createRunStore(sessionStore),
		page: createRunPage({
			isSupported: userScripts.canExecute,
			isAllowed: userScripts.isAllowed,
			find: describeTab,
			show: showTab,
			isInFront,
			openBeside,
			load: loadInTab,
			reload: reloadTab,
			close: (tabId) => void closeTab(tabId).catch((thrown: unknown) => log(messageOf(thrown))),
			async execute(tabId, sources) {
				for (const world of [WORLD, null]) await userScripts.openWorld(world);
				return userScripts.executeIn(tabId, WORLD, sources);
			},
			layer: testRunLayer,
			putNote: putNoteIn,
			sendToNote: (tabId) => sendToNote(tabId, makeEnvelope(runNote.type, {}, "extension", systemClock.now())),
			log,
		}),
		hubOrigin: HUB_ORIGIN,
		send,
		consents: createTestConsents(sessionStore),
		openRequest(runId, openerTabId) {
			const address = pageAddress("test-run.html", { run: runId });
			return openerTabId === null ? openNewTab(address) : openTabFor(address, openerTabId);
		},
		rate: (code) => rate(code),
		digest,
		newSecret: () => crypto.randomUUID(),
		clock: systemClock,
		log,
	});
	const client = createInternalClient();
	const notes = createServer<ContentCall>({
		served: serveRunNote<ContentCall>(testRuns, ({ tabId }) => tabId),
		source: "extension",
		from: "extension",
		clock: systemClock,
		log,
	});
	async function rate(code: string): Promise<AnalysisResult | null> {
		const options = { timeoutMs: RATING_TIMEOUT_MS + START_MS };
		const answer = await withOffscreenPage(() => client.request(rateProgram, { code }, options));
		return answer.ok ? answer.value.result : null;
	}
	const { signal } = new AbortController(); // never aborted: the worker ends without notice
	return {
		servedToHub: hubTestRunHandlers(testRuns),
		servedInside: serveTestRunPages({ testRuns, hubOrigin: HUB_ORIGIN, listTabs }),
		listen() {
			const isNote = (type: unknown): boolean => runNoteMessages.includes(String(type));
			onContentMessage(isNote, (message, sender) => notes(message, { caller: "test-run-note", sender, signal }));
			onTabNavigation(({ kind, tabId, url }) => {
				if (kind === "committed") void testRuns.navigated(tabId, url);
				else void testRuns.sameDocument(tabId, url);
			});
			onTabLoadFailed((tabId, error) => void testRuns.loadFailed(tabId, error));
			onTabClosed((tabId) => void testRuns.tabClosed(tabId));
			void testRuns.resume();
		},
	};
}

async function openBeside(url: string, tabId: number | null): Promise<number> {
	const place = { active: true, insert: true, setParent: true };
	const opened = await (tabId === null ? openNewTab(url) : openTabFrom(url, { ...place, from: tabId }));
	if (opened === null) throw new Error("the browser gave the tab no number");
	return opened;
}

async function digest(text: string): Promise<string> {
	const bytes = new Uint8Array(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text)));
	return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
