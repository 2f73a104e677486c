import { encodeColumns, type Json } from "@scriptorium/flow/recording/encode-columns";
import type { StoredRecording } from "@scriptorium/flow/recording/stored-recording";
import { deflateText } from "./deflated-text.ts";

/** Which way of packing a text was made with: the first. */
export const PACKED_PREFIX = "r1.";

/**
 * Encodes a recording for the column `recording_data`: actions by column, deflated, in base64.
 * @param recording the recording
 * @returns the text, with the prefix of its format
 */
export async function packRecording({ actions, ...rest }: StoredRecording): Promise<string> {
	// JSON leaves out undefined fields.
	const rows = JSON.parse(JSON.stringify(actions)) as Json[];
	return PACKED_PREFIX + (await deflateText(JSON.stringify({ ...rest, actions: encodeColumns(rows) })));
}
