import type { RecordedAction } from "../../recording/recorded-action.ts";
import type { Exported } from "../export-note.ts";
import { RECORDING_FORMAT, RECORDING_VERSION, type RecordingFile } from "./recording-file.ts";

/**
 * Exports a recording in our own format, which keeps everything.
 * @param title of the recording
 * @param actions in the order of the recording
 * @returns the file's content; there are never notes
 */
export function exportRecording(title: string, actions: readonly RecordedAction[]): Exported<RecordingFile> {
	return { document: { format: RECORDING_FORMAT, version: RECORDING_VERSION, title, actions }, notes: [] };
}
