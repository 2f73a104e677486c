import type { Clock } from "@scriptorium/core-types/clock";
import { succeed } from "@scriptorium/core-types/errors";
import type { PayloadOf } from "@scriptorium/shared-protocol/channel/define-message";
import { createServer, type Served, serve } from "@scriptorium/shared-protocol/channel/serve";
import {
	askRecorderState,
	controlRecorder,
	keepCaptures,
	placeFrame,
	recordAction,
} from "@scriptorium/shared-protocol/extension-internal/record-actions";
import type { Captures } from "./captures.ts";
import type { RecordingCommands } from "./recording-commands.ts";

/** The page of a recorder, as the browser identifies it. */
export interface RecorderSender {
	readonly tabId: number;
	readonly openerTabId: number | null;
	/** Address of the tab's top page, also for a recorder in a frame. */
	readonly pageUrl: string;
	/** The page has no address; `pageUrl` is its origin. */
	readonly isBlank: boolean;
}

export interface RecorderServerPorts {
	readonly recorder: RecordingCommands;
	readonly captures: Captures;
	/** To every frame of a tab. */
	readonly passOn: (tabId: number, place: PayloadOf<typeof placeFrame>) => void;
	readonly clock: Clock;
	readonly log: (line: string) => void;
}

/** Answers the recorders in pages. */
export function createRecorderServer({ recorder, captures, passOn, clock, log }: RecorderServerPorts) {
	const served: Served<RecorderSender>[] = [
		serve(askRecorderState)<RecorderSender>((_, { sender }) => recorder.stateFor(sender.pageUrl)),
		serve(recordAction)<RecorderSender>(async ({ sessionId, action, follows }, { sender }) => {
			const done = await recorder.record(sessionId, { action, follows, ...sender });
			if (!done.ok) return done;
			const { index, page } = done.value;
			if (page.session?.options.captureScreenshots === true)
				captures.actionKept(sessionId, { id: action.id, index }, sender.tabId);
			return succeed(page);
		}),
		serve(keepCaptures)<RecorderSender>((payload, { sender }) =>
			captures.keep(payload.sessionId, payload.captures, sender.pageUrl),
		),
		serve(controlRecorder)<RecorderSender>(async ({ sessionId, command }, { sender }) => {
			const done = await recorder.control(sessionId, command);
			return done.ok ? recorder.stateFor(sender.pageUrl) : done;
		}),
		serve(placeFrame)<RecorderSender>((place, { sender }) => {
			passOn(sender.tabId, place);
			return succeed({});
		}),
	];
	const server = createServer<RecorderSender>({ served, source: "extension", from: "extension", clock, log });
	const { signal } = new AbortController(); // never aborted: the worker ends without notice
	return (message: unknown, sender: RecorderSender) => server(message, { caller: "recorder", sender, signal });
}
