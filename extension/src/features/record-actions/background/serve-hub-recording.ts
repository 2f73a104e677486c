import { recordingOptions } from "@scriptorium/flow/recording/recording-session";
import type { SendEvent } from "@scriptorium/shared-protocol/channel/define-message";
import { type Served, serve } from "@scriptorium/shared-protocol/channel/serve";
import { succeed } from "@scriptorium/shared-protocol/errors";
import { getCaptures } from "@scriptorium/shared-protocol/hub-extension/get-captures";
import { getStatus } from "@scriptorium/shared-protocol/hub-extension/get-status";
import { hideRecordedValue } from "@scriptorium/shared-protocol/hub-extension/hide-recorded-value";
import { pauseRecording } from "@scriptorium/shared-protocol/hub-extension/pause-recording";
import { resumeRecording } from "@scriptorium/shared-protocol/hub-extension/resume-recording";
import { startRecording } from "@scriptorium/shared-protocol/hub-extension/start-recording";
import { stopRecording } from "@scriptorium/shared-protocol/hub-extension/stop-recording";
import * as z from "zod/mini";
import type { Captures } from "./captures.ts";
import type { RecordingCommands } from "./recording-commands.ts";

/** Handlers of the hub's recorder requests; `sender` sends events to the requesting page. */
export function hubRecordingHandlers(recorder: RecordingCommands, captures: Captures): Served<SendEvent>[] {
	const defaults = z.parse(recordingOptions, {});
	return [
		serve(startRecording)<SendEvent>(({ sessionId, options }) => recorder.start(sessionId, options ?? defaults)),
		serve(stopRecording)<SendEvent>(({ sessionId }) => recorder.control(sessionId, "stop")),
		serve(pauseRecording)<SendEvent>(({ sessionId }) => recorder.control(sessionId, "pause")),
		serve(resumeRecording)<SendEvent>(({ sessionId }) => recorder.control(sessionId, "resume")),
		serve(hideRecordedValue)<SendEvent>(({ sessionId, actionId, part }) => recorder.hide(sessionId, actionId, part)),
		serve(getStatus)<SendEvent>(({ sessionId, lastSeq }, { sender }) => recorder.status(sessionId, lastSeq, sender)),
		serve(getCaptures)<SendEvent>(async ({ sessionId, after }) => {
			const read = await captures.read(sessionId, after);
			return read.ok ? succeed({ sessionId, ...read.value, captures: [...read.value.captures] }) : read;
		}),
	];
}
