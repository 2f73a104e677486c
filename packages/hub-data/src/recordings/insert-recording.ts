import type { RecordedAction } from "@scriptorium/flow/recording/recorded-action";
import { recordedDuration } from "@scriptorium/flow/recording/recording-session";
import type { StoredRecording } from "@scriptorium/flow/recording/stored-recording";
import type { HubClient } from "../client.ts";
import { prepareRequest } from "../prepare-request.ts";
import { type DataResult, readAnswer } from "../read-answer.ts";
import { packRecording } from "./pack-recording.ts";
import { type CloudRecording, cloudRecording, columnsOf, ENTRY_COLUMNS, type RecordingTexts } from "./recording.ts";

/** Saves a recording for the signed-in person. INVALID: a text is outside its limits, or nothing was recorded. */
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
 * The web page that a recording begins on; empty when it has none. The first action of an imported recording is on `about:blank`, which
 * the table takes for no address: where it goes to counts.
 */
export function startAddress(actions: readonly RecordedAction[]): string {
	const addresses = actions.flatMap((action) => [
		action.url,
		...(action.type === "navigate" ? [action.targetUrl] : []),
	]);
	return addresses.find((address) => /^https?:/.test(address)) ?? "";
}
