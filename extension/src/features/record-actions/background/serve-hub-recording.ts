import { recordingOptions } from "@scriptorium/flow/recording/recording-session";
import { type Served, serve } from "@scriptorium/shared-protocol/channel/serve";
import { getStatus } from "@scriptorium/shared-protocol/hub-extension/get-status";
import { pauseRecording } from "@scriptorium/shared-protocol/hub-extension/pause-recording";
import { resumeRecording } from "@scriptorium/shared-protocol/hub-extension/resume-recording";
import { startRecording } from "@scriptorium/shared-protocol/hub-extension/start-recording";
import { stopRecording } from "@scriptorium/shared-protocol/hub-extension/stop-recording";
import * as z from "zod/mini";
import type { Recorder, Tell } from "./recorder.ts";

/** What a page of the hub can ask of the recorder; the sender is how that page is told something. */
export function hubRecordingHandlers(recorder: Recorder): Served<Tell>[] {
	const defaults = z.parse(recordingOptions, {});
	return [
		serve(startRecording)<Tell>(({ sessionId, options }) => recorder.start(sessionId, options ?? defaults)),
		serve(stopRecording)<Tell>(({ sessionId }) => recorder.control(sessionId, "stop")),
		serve(pauseRecording)<Tell>(({ sessionId }) => recorder.control(sessionId, "pause")),
		serve(resumeRecording)<Tell>(({ sessionId }) => recorder.control(sessionId, "resume")),
		serve(getStatus)<Tell>(({ sessionId, lastSeq }, { sender }) => recorder.status(sessionId, lastSeq, sender)),
	];
}
