import type { RecordedAction } from "@scriptorium/flow/recording/recorded-action";
import { recordedDuration } from "@scriptorium/flow/recording/recording-session";
import type { StoredRecording } from "@scriptorium/flow/recording/stored-recording";
import type { HubClient } from "../client.ts";
import { prepareRequest } from "../prepare-request.ts";
import { type DataResult, readAnswer } from "../read-answer.ts";
import { packRecording } from "./pack-recording.ts";
import { type CloudRecording, cloudRecording, columnsOf, ENTRY_COLUMNS, type RecordingTexts } from "./recording.ts";

/**
 * Saves a recording of the signed-in person.
 * @param client the hub client; its session decides what the request may do
 * @param args id of that person, texts and recording
 * @param signal aborts the request; the error is then ABORTED
 * @returns the stored recording; INVALID if a text exceeds its limits or there are no actions
 */
export async function insertRecording(
	client: HubClient,
	args: { readonly userId: string; readonly texts: RecordingTexts; readonly recording: StoredRecording },
	signal?: AbortSignal,
): Promise<DataResult<CloudRecording>> {
	const { userId, texts, recording } = args;
	const row = {
		...columnsOf(texts),
		user_id: userId,
		title: texts.title.trim(),
		url: startAddress(recording.actions),
		recording_data: await packRecording(recording),
		duration_ms: Math.round(recordedDuration(recording.actions)),
		actions_count: recording.actions.length,
	};
	const request = client.from("action_recordings").insert(row).select(`${ENTRY_COLUMNS}, recording_data`);
	return readAnswer(prepareRequest(request, signal).single(), cloudRecording, signal);
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
