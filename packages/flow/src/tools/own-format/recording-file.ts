import type { RecordedAction } from "../../recording/recorded-action.ts";

export const RECORDING_FORMAT = "scriptorium-recording";
/** Rises when files of the previous version would be read wrongly. */
export const RECORDING_VERSION = 1;
/** UTF-16 units. */
export const MAX_TITLE_LENGTH = 400;

/** A file that holds one recording. */
export interface RecordingFile {
	readonly format: typeof RECORDING_FORMAT;
	readonly version: typeof RECORDING_VERSION;
	readonly title: string;
	readonly actions: readonly RecordedAction[];
}
