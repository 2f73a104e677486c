import { systemClock } from "@scriptorium/core-types/clock";
import { messageOf } from "@scriptorium/core-types/errors";
import type { SendEvent } from "@scriptorium/shared-protocol/channel/define-message";
import { makeEnvelope } from "@scriptorium/shared-protocol/channel/make-envelope";
import type { Served } from "@scriptorium/shared-protocol/channel/serve";
import { framePlaced, recorderChanged } from "@scriptorium/shared-protocol/extension-internal/record-actions";
import { pickerMessages } from "@scriptorium/shared-protocol/extension-internal/share-outline";
import { runNoteMessages } from "@scriptorium/shared-protocol/extension-internal/test-run-pages";
import { createAskToRecord } from "../../features/record-actions/background/ask-to-record.ts";
import { createCaptureStore } from "../../features/record-actions/background/capture-store.ts";
import { createCaptures } from "../../features/record-actions/background/captures.ts";
import { createRecordingCommands } from "../../features/record-actions/background/recording-commands.ts";
import { recordingDatabase } from "../../features/record-actions/background/recording-database.ts";
import { createRecordingStore } from "../../features/record-actions/background/recording-store.ts";
import { hubRecordingHandlers } from "../../features/record-actions/background/serve-hub-recording.ts";
import { createRecorderServer } from "../../features/record-actions/background/serve-recorder.ts";
import { serveRecordingConsent } from "../../features/record-actions/background/serve-recording-consent.ts";
import { watchNavigation } from "../../features/record-actions/background/watch-navigation.ts";
import { HUB_ORIGIN } from "../../hub/hub-origin.ts";
import type { HubPage } from "../../hub/hub-page.ts";
import { captureRecordedTab } from "../../platform/capture-tab.ts";
import { onContentMessage } from "../../platform/content-messages.ts";
import { pageAddress } from "../../platform/extension-info.ts";
import { onTabClosed, onTabNavigation } from "../../platform/navigations.ts";
import { putRecorderIn, sendToRecorders, takeRecorderOut } from "../../platform/recorder-pages.ts";
import { sessionStore } from "../../platform/storage/browser-storage.ts";
import { closeTab, openTabFor } from "../../platform/tabs.ts";

export interface Recording {
	readonly servedToHub: readonly Served<HubPage>[];
	readonly servedInside: readonly Served<null>[];
	/** Adds the listeners; call it before the first await, or the browser does not wake the worker for them. */
	readonly listen: () => void;
}

export interface RecordingPorts {
	/** Sends an event to every connected page of the hub. */
	readonly send: SendEvent;
	/** Shows on the icon whether a recording goes on. */
	readonly showState: (state: "recording" | "paused" | null) => void;
	readonly log: (line: string) => void;
}

/** Connects the recorder to the browser's API. */
export function createRecording({ send, showState, log }: RecordingPorts): Recording {
	const newId = (): string => crypto.randomUUID();
	const message = (type: string, payload: object) => makeEnvelope(type, payload, "extension", systemClock.now());
	const open = recordingDatabase();
	const store = createRecordingStore(open);
	const recorder = createRecordingCommands({
		store,
		hubOrigin: HUB_ORIGIN,
		send,
		async announce(session) {
			const isOn = session !== null && session.state !== "stopped";
			showState(session === null || session.state === "stopped" ? null : session.state);
			await (isOn ? putRecorderIn({ withConsole: session.options.captureConsole }) : takeRecorderOut());
			await sendToRecorders(message(recorderChanged.type, {}));
		},
		now: systemClock.now,
		newId,
		log,
	});
	const captures = createCaptures({
		store: createCaptureStore(open),
		session: store.session,
		hubOrigin: HUB_ORIGIN,
		newId,
		log,
		picture: captureRecordedTab,
		now: systemClock.now,
		wait: (ms) => new Promise((resolve) => void systemClock.setTimer(resolve, ms)),
	});
	const asking = createAskToRecord({
		recorder,
		hubOrigin: HUB_ORIGIN,
		session: sessionStore,
		send,
		openRequest: (requestId, hubTabId) =>
			openTabFor(pageAddress("allow-recording.html", { request: requestId }), hubTabId),
		now: systemClock.now,
		closeTab: (tabId) => void closeTab(tabId).catch((thrown: unknown) => log(messageOf(thrown))),
		newId,
		log,
	});
	const passOn = (tabId: number, place: object): void =>
		void sendToRecorders(message(framePlaced.type, place), tabId).catch((thrown: unknown) => log(messageOf(thrown)));
	const answer = createRecorderServer({ recorder, captures, passOn, clock: systemClock, log });
	const navigated = watchNavigation(recorder, newId);
	const failed = (thrown: unknown): void => log(`a tab was not recorded on: ${messageOf(thrown)}`);
	return {
		servedToHub: hubRecordingHandlers({ recorder, captures, asking }),
		servedInside: serveRecordingConsent(asking),
		listen() {
			const ofOthers = [...runNoteMessages, ...pickerMessages];
			onContentMessage((type) => !ofOthers.includes(String(type)), answer);
			onTabNavigation((navigation) => {
				void navigated(navigation).catch(failed);
				if (navigation.kind === "committed") void asking.tabNavigated(navigation.tabId, navigation.url).catch(failed);
			});
			onTabClosed((tabId, timestamp) => {
				void recorder.tabClosed(tabId, timestamp).catch(failed);
				void asking.tabClosed(tabId).catch(failed);
			});
			// After an update or a restart of the browser, pages have no recorder or that of the previous version.
			recorder.resume().catch((thrown: unknown) => log(`the recording could not go on: ${messageOf(thrown)}`));
		},
	};
}
