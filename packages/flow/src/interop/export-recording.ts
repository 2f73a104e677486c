import type { RecordedAction } from "../recording/recorded-action.ts";
import type { Exported } from "./export-note.ts";
import { RECORDING_FORMAT, RECORDING_VERSION, type RecordingFile } from "./recording-file.ts";

/** A recording as a file of our own: nothing is left out, so there are no notes. */
export function exportRecording(title: string, actions: readonly RecordedAction[]): Exported<RecordingFile> {
	return { document: { format: RECORDING_FORMAT, version: RECORDING_VERSION, title, actions }, notes: [] };
}
