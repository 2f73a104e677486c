import { fail, succeed } from "@scriptorium/core-types/errors";
import type { RecordedAction } from "@scriptorium/flow/recording/recorded-action";
import { recordedDuration } from "@scriptorium/flow/recording/recording-session";
import type { StoredRecording } from "@scriptorium/flow/recording/stored-recording";
import { MAX_RECORDING_BYTES } from "@scriptorium/shared-protocol/body-limits";
import type { HubClient } from "../client.ts";
import { prepareRequest } from "../prepare-request.ts";
import { type DataResult, readAnswer } from "../read-answer.ts";
import { en } from "../refusals/messages/en.ts";
import { encodeRecording } from "./encode-recording.ts";
import { type CloudRecording, columnsOf, ENTRY_COLUMNS, type RecordingTexts, recordingEntry } from "./recording.ts";

/**
 * Saves a recording of the signed-in person.
 * @param client the hub client; its session decides what the request may do
 * @param args id of that person, texts and recording
 * @param signal aborts the request; the error is then ABORTED
 * @returns the stored recording; INVALID if a text or the recording exceeds its limits, or there are no actions
 */
export async function insertRecording(
	client: HubClient,
	args: { readonly userId: string; readonly texts: RecordingTexts; readonly recording: StoredRecording },
	signal?: AbortSignal,
): Promise<DataResult<CloudRecording>> {
	const { userId, texts, recording } = args;
	const recordingData = encodeRecording(recording);
	// A server may close the connection while it refuses a long body, which looks as if there were no network.
	if (new Blob([recordingData]).size > MAX_RECORDING_BYTES) return fail("INVALID", en.tooComplex);
	const row = {
		...columnsOf(texts),
		user_id: userId,
		title: texts.title.trim(),
		url: startAddress(recording.actions),
		recording_data: recordingData,
		duration_ms: Math.round(recordedDuration(recording.actions)),
		actions_count: recording.actions.length,
	};
	// Up to 24 MB that were just sent are not read back.
	const request = client.from("action_recordings").insert(row).select(ENTRY_COLUMNS);
	const stored = await readAnswer(prepareRequest(request, signal).single(), recordingEntry, signal);
	return stored.ok ? succeed({ ...stored.value, recording_data: recordingData }) : stored;
}

/**
 * Finds the web page on which a recording begins. The first action of an imported recording is on `about:blank`, which
 * the table does not accept as an address; then the target of the first navigation is used.
 * @param actions the actions, in order
 * @returns an http or https address; empty if there is none
 */
export function startAddress(actions: readonly RecordedAction[]): string {
	const addresses = actions.flatMap((action) => [
		action.url,
		...(action.type === "navigate" ? [action.targetUrl] : []),
	]);
	return addresses.find((address) => /^https?:/.test(address)) ?? "";
}
