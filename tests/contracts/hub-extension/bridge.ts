import "fake-indexeddb/auto";
import { type Clock, systemClock } from "@scriptorium/core-types/clock";
import { recordingOptions } from "@scriptorium/flow/recording/recording-session";
import { type ChannelClient, createClient } from "@scriptorium/shared-protocol/channel/client";
import { createPortPair } from "@scriptorium/shared-protocol/channel/in-memory-port";
import type { ChannelPort } from "@scriptorium/shared-protocol/channel/port";
import { BRIDGE_PORT_NAME } from "@scriptorium/shared-protocol/hub-extension/bridge-constants";
import * as z from "zod/mini";
import { createHubBridge, type HubBridge } from "../../../extension/src/features/bridge-hub/serve-hub.ts";
import { hubScriptHandlers } from "../../../extension/src/features/install-scripts/background/serve-hub-scripts.ts";
import {
	type AskToRecord,
	createAskToRecord,
} from "../../../extension/src/features/record-actions/background/ask-to-record.ts";
import { createCaptureStore } from "../../../extension/src/features/record-actions/background/capture-store.ts";
import { type Captures, createCaptures } from "../../../extension/src/features/record-actions/background/captures.ts";
import {
	createRecordingCommands,
	type RecordingCommands,
} from "../../../extension/src/features/record-actions/background/recording-commands.ts";
import { recordingDatabase } from "../../../extension/src/features/record-actions/background/recording-database.ts";
import { createRecordingStore } from "../../../extension/src/features/record-actions/background/recording-store.ts";
import { hubRecordingHandlers } from "../../../extension/src/features/record-actions/background/serve-hub-recording.ts";
import type { OutlineRequests } from "../../../extension/src/features/share-outline/background/outline-requests.ts";
import { hubOutlineHandlers } from "../../../extension/src/features/share-outline/background/serve-outlines.ts";
import { createRunStore } from "../../../extension/src/features/test-run/background/run-store.ts";
import { hubTestRunHandlers } from "../../../extension/src/features/test-run/background/serve-hub-test-runs.ts";
import { createTestConsents } from "../../../extension/src/features/test-run/background/test-consents.ts";
import type { TestRuns } from "../../../extension/src/features/test-run/background/test-run-ports.ts";
import { createTestRuns } from "../../../extension/src/features/test-run/background/test-runs.ts";
import { createMemoryStore } from "../../../extension/src/platform/storage/memory-store.test-support.ts";
import { createScriptLibrary, type ScriptLibrary } from "../../../extension/src/script-library/script-library.ts";
import { createOutlineTabs, type OutlineTabs } from "./outline-tabs.ts";
import { createRunPages, type RunPages } from "./run-pages.ts";

export const HUB = "https://hub.test";
/** Tabs of the page of the hub, and of the page that asks the person. */
export const HUB_TAB = 1;
export const ASKING_TAB = 2;
const EVERYTHING = { captureScreenshots: true, captureNetwork: true, captureConsole: true };

export interface Bridge {
	readonly page: ChannelPort;
	readonly client: ChannelClient;
	/** Log messages of the extension. */
	readonly log: readonly string[];
	/** Addresses for which a confirmation page was opened. */
	readonly opened: readonly string[];
	/** Requests for a recording that the person sees. */
	readonly asked: readonly string[];
	readonly asking: AskToRecord;
	/** The recorder of pages. */
	readonly recorder: RecordingCommands;
	readonly captures: Captures;
	readonly bridge: HubBridge;
	readonly testRuns: TestRuns;
	/** The worker's part for test runs after a restart, with what was stored. */
	readonly restartTestRuns: () => TestRuns;
	/** The tabs of test runs, which replace the browser. */
	readonly pages: RunPages;
	readonly outlines: OutlineRequests;
	/** The tabs of which outlines are shared, which replace the browser. */
	readonly outlineTabs: OutlineTabs;
	/** The installed scripts. */
	readonly library: ScriptLibrary;
}

/** Connects the extension's real server and a client by a pair of ports. The person has agreed to recordings, unless it `asks`. */
export function openBridge(
	options: { origin?: string; name?: string; openFails?: boolean; clock?: Clock; asks?: boolean } = {},
): Bridge {
	const log: string[] = [];
	const opened: string[] = [];
	let ids = 0;
	const open = recordingDatabase(`contract-${crypto.randomUUID()}`);
	const store = createRecordingStore(open);
	const common = {
		hubOrigin: HUB,
		now: Date.now,
		newId: () => `made-${ids++}`,
		log: (line: string) => void log.push(line),
	};
	const recorder = createRecordingCommands({
		...common,
		store,
		send: (event, payload) => bridge.send(event, payload),
		announce: async () => undefined,
	});
	const captures = createCaptures({
		...common,
		store: createCaptureStore(open),
		session: store.session,
		picture: async () => null,
		wait: async () => undefined,
	});
	const asked: string[] = [];
	const agreed = { "recording-consents": [{ hubTabId: HUB_TAB, options: z.parse(recordingOptions, EVERYTHING) }] };
	const asking = createAskToRecord({
		...common,
		recorder,
		session: createMemoryStore(options.asks ? {} : agreed),
		send: (event, payload) => bridge.send(event, payload),
		async openRequest(requestId) {
			asked.push(requestId);
			return ASKING_TAB;
		},
		closeTab: (tabId) => void asking.tabClosed(tabId),
	});
	const library = createScriptLibrary({ store: createMemoryStore(), now: Date.now, newId: () => crypto.randomUUID() });
	const pages = createRunPages();
	const session = createMemoryStore();
	const startTestRuns = (): TestRuns =>
		createTestRuns({
			store: createRunStore(session),
			consents: createTestConsents(session),
			rate: (code) => pages.rate(code),
			page: pages.page,
			hubOrigin: HUB,
			send: (event, payload) => bridge.send(event, payload),
			openRequest: pages.openRequest,
			digest: async (text) => `digest of ${text}`,
			newSecret: () => "secret",
			clock: options.clock ?? systemClock,
			log: (line) => log.push(line),
		});
	const testRuns = startTestRuns();
	const outlineTabs = createOutlineTabs({
		hubOrigin: HUB,
		send: (event, payload) => bridge.send(event, payload),
		now: Date.now,
		log: (line) => log.push(line),
	});
	const outlines = outlineTabs.restart();
	const bridge = createHubBridge({
		hubOrigin: HUB,
		version: "1.2.3",
		capabilities: () => ["install-script", "run-userscripts"],
		async openConfirmation(url) {
			if (options.openFails) throw new Error("no window");
			opened.push(url);
		},
		served: [
			...hubRecordingHandlers({ recorder, captures, asking }),
			...hubTestRunHandlers(testRuns),
			...hubOutlineHandlers(outlines),
			...hubScriptHandlers(library, HUB),
		],
		clock: systemClock,
		log: (line) => log.push(line),
	});
	const [page, extension] = createPortPair(options.name ?? BRIDGE_PORT_NAME);
	bridge.accept({ port: extension, origin: options.origin ?? HUB, tabId: HUB_TAB });
	const client = createClient(page, { source: "web", clock: systemClock, log: (line) => log.push(`client: ${line}`) });
	const recording = { asked, asking, recorder, captures };
	return {
		page,
		client,
		log,
		opened,
		...recording,
		bridge,
		library,
		testRuns,
		restartTestRuns: startTestRuns,
		pages,
		outlines,
		outlineTabs,
	};
}
