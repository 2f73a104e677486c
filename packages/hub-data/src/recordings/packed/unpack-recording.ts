import * as z from "zod/mini";
import { decodeColumns } from "./decode-columns.ts";
import { inflateText } from "./inflate-text.ts";

/** Prefix of `recording_data` in format 1: actions as columns, deflated, in base64. Such rows are read, and not written any more. */
const PACKED_PREFIX = "r1.";

/** Largest JSON in bytes that a packed recording may inflate to: 32 MB, the limit under which it was saved. */
export const MAX_UNPACKED_BYTES = 32 * 1024 * 1024;

const packed = z.looseObject({ actions: z.unknown() });

/**
 * @param text the column `recording_data`
 * @returns whether `unpackRecording` reads it
 */
export const isPacked = (text: string): boolean => text.startsWith(PACKED_PREFIX);

/**
 * Unpacks a recording of format 1.
 * @param text the column `recording_data`, with the prefix
 * @returns the recording, not validated
 * @throws TooLarge above `MAX_UNPACKED_BYTES`; any other error for damaged data
 */
export async function unpackRecording(text: string): Promise<unknown> {
	const value = packed.parse(JSON.parse(await inflateText(text.slice(PACKED_PREFIX.length), MAX_UNPACKED_BYTES)));
	return { ...value, actions: decodeColumns(value.actions) };
}
