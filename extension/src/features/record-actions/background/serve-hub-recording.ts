import { type Result, succeed } from "@scriptorium/core-types/errors";
import { recordingOptions } from "@scriptorium/flow/recording/recording-session";
import { type Served, serve } from "@scriptorium/shared-protocol/channel/serve";
import { getCaptures } from "@scriptorium/shared-protocol/hub-extension/get-captures";
import { getStatus } from "@scriptorium/shared-protocol/hub-extension/get-status";
import { hideRecordedValue } from "@scriptorium/shared-protocol/hub-extension/hide-recorded-value";
import { pauseRecording } from "@scriptorium/shared-protocol/hub-extension/pause-recording";
import { resumeRecording } from "@scriptorium/shared-protocol/hub-extension/resume-recording";
import { startRecording } from "@scriptorium/shared-protocol/hub-extension/start-recording";
import { stopRecording } from "@scriptorium/shared-protocol/hub-extension/stop-recording";
import * as z from "zod/mini";
import type { HubPage } from "../../../hub/hub-page.ts";
import type { RecorderStatus } from "../domain/kept-session.ts";
import { type AskToRecord, asAsking } from "./ask-to-record.ts";
import type { Captures } from "./captures.ts";
import type { RecordingCommands } from "./recording-commands.ts";

export interface HubRecordingPorts {
	readonly recorder: RecordingCommands;
	readonly captures: Captures;
	readonly asking: AskToRecord;
}

/** Handlers of the hub's recorder requests. None but a start that the person agrees to begins a recording. */
export function hubRecordingHandlers({ recorder, captures, asking }: HubRecordingPorts): Served<HubPage>[] {
	const defaults = z.parse(recordingOptions, {});
	/** The answer with the status as pages of the hub see it. */
	const shown = async <Code extends string>(answer: () => Promise<Result<RecorderStatus, Code>>) => {
		// The status is read last: an older one must not arrive behind the event of a newer one.
		const isAsking = await asking.isAsking();
		const status = await answer();
		const isActive = status.ok && ["recording", "paused"].includes(status.value.status.state);
		return status.ok && isAsking && !isActive ? succeed(asAsking(status.value)) : status;
	};
	return [
		serve(startRecording)<HubPage>(({ sessionId, options }, { sender }) =>
			asking.start(sessionId, options ?? defaults, sender.tabId),
		),
		serve(stopRecording)<HubPage>(async ({ sessionId }) => {
			const withdrawn = await asking.withdraw(sessionId);
			return withdrawn === null ? shown(() => recorder.control(sessionId, "stop")) : succeed(withdrawn);
		}),
		serve(pauseRecording)<HubPage>(({ sessionId }) => shown(() => recorder.control(sessionId, "pause"))),
		serve(resumeRecording)<HubPage>(({ sessionId }) => shown(() => recorder.control(sessionId, "resume"))),
		serve(hideRecordedValue)<HubPage>(({ sessionId, actionId, part }) =>
			shown(() => recorder.hide(sessionId, actionId, part)),
		),
		serve(getStatus)<HubPage>(({ sessionId, lastSeq }, { sender }) =>
			shown(() => recorder.status(sessionId, lastSeq, sender.send)),
		),
		serve(getCaptures)<HubPage>(async ({ sessionId, after }) => {
			const read = await captures.read(sessionId, after);
			return read.ok ? succeed({ sessionId, ...read.value, captures: [...read.value.captures] }) : read;
		}),
	];
}
