import type { ImportedFlow, ImportedRecording, ImportResult } from "./imported.ts";

/** A format that recordings and flows are imported from. Each has a folder here, and its functions in the files of the kinds of steps. */
export interface ImportTool {
	/** A file can hold several recordings or flows. */
	readonly holdsSeveral: boolean;
	/**
	 * Reads the recordings of a file.
	 * @param document parsed JSON of the file
	 * @param now milliseconds since 1970, for formats without times
	 * @returns recordings in the order of the file, with notes on what was changed or left out; fails with an `ImportErrorCode`
	 */
	readRecordings(document: unknown, now: number): ImportResult<readonly ImportedRecording[]>;
	/** Reads its flows, with conditions, loops and variables; null for formats that have none of these. */
	readonly readFlows: ((document: unknown, now: number) => ImportResult<readonly ImportedFlow[]>) | null;
}
