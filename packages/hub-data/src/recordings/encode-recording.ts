import type { StoredRecording } from "@scriptorium/flow/recording/stored-recording";

/** Version of the JSON in `recording_data`. Version 1 was packed (`packed/`). */
export const RECORDING_DATA_VERSION = 2;

/**
 * Encodes a recording for the column `recording_data`.
 * @param recording the recording
 * @returns JSON with the version of its format
 */
export const encodeRecording = (recording: StoredRecording): string =>
	JSON.stringify({ version: RECORDING_DATA_VERSION, ...recording });
