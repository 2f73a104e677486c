import type { RecordedAction } from "../../recording/recorded-action.ts";
import { RECORDING_FORMAT, RECORDING_VERSION, type RecordingFile } from "./recording-file.ts";

/**
 * Writes a recording in our own format, which keeps everything.
 * @param title of the recording
 * @param actions in the order of the recording
 * @returns the file's content, to be written as JSON
 */
export const writeRecordingFile = (title: string, actions: readonly RecordedAction[]): RecordingFile => ({
	format: RECORDING_FORMAT,
	version: RECORDING_VERSION,
	title,
	actions,
});
