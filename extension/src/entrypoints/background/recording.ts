import { systemClock } from "@scriptorium/shared-protocol/channel/clock";
import type { SendEvent } from "@scriptorium/shared-protocol/channel/define-message";
import { makeEnvelope } from "@scriptorium/shared-protocol/channel/make-envelope";
import type { Served } from "@scriptorium/shared-protocol/channel/serve";
import { messageOf } from "@scriptorium/shared-protocol/errors";
import { framePlaced, recorderChanged } from "@scriptorium/shared-protocol/extension-internal/record-actions";
import { runNoteMessages } from "@scriptorium/shared-protocol/extension-internal/run-script";
import { createCaptureStore } from "../../features/record-actions/background/capture-store.ts";
import { createCaptures } from "../../features/record-actions/background/captures.ts";
import { createRecordingCommands } from "../../features/record-actions/background/recording-commands.ts";
import { recordingDatabase } from "../../features/record-actions/background/recording-database.ts";
import { createRecordingStore } from "../../features/record-actions/background/recording-store.ts";
import { hubRecordingHandlers } from "../../features/record-actions/background/serve-hub-recording.ts";
import { createRecorderServer } from "../../features/record-actions/background/serve-recorder.ts";
import { watchNavigation } from "../../features/record-actions/background/watch-navigation.ts";
import { HUB_ORIGIN } from "../../hub-origin.ts";
import { captureRecordedTab } from "../../platform/capture-tab.ts";
import { onContentMessage } from "../../platform/content-messages.ts";
import { onTabClosed, onTabNavigation } from "../../platform/navigations.ts";
import { putRecorderIn, sendToRecorders, takeRecorderOut } from "../../platform/recorder-pages.ts";

export interface Recording {
	readonly served: readonly Served<SendEvent>[];
	/** Adds the listeners; call it before the first await, or the browser does not wake the worker for them. */
	readonly listen: () => void;
}

/** Connects the recorder to the browser's API. */
export function createRecording(send: SendEvent, log: (line: string) => void): Recording {
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
	const passOn = (tabId: number, place: object): void =>
		void sendToRecorders(message(framePlaced.type, place), tabId).catch((thrown: unknown) => log(messageOf(thrown)));
	const answer = createRecorderServer({ recorder, captures, passOn, clock: systemClock, log });
	const navigated = watchNavigation(recorder, newId);
	const failed = (thrown: unknown): void => log(`a tab was not recorded on: ${messageOf(thrown)}`);
	return {
		served: hubRecordingHandlers(recorder, captures),
		listen() {
			onContentMessage((type) => !runNoteMessages.includes(String(type)), answer);
			onTabNavigation((navigation) => void navigated(navigation).catch(failed));
			onTabClosed((tabId, timestamp) => void recorder.tabClosed(tabId, timestamp).catch(failed));
			// After an update or a restart of the browser, pages have no recorder or that of the previous version.
			recorder.resume().catch((thrown: unknown) => log(`the recording could not go on: ${messageOf(thrown)}`));
		},
	};
}
