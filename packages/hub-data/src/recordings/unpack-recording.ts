import { fail, type Result, succeed } from "@scriptorium/core-types/errors";
import { BadColumns, decodeColumns } from "@scriptorium/flow/recording/decode-columns";
import { type StoredRecording, storedRecording } from "@scriptorium/flow/recording/stored-recording";
import * as z from "zod/mini";
import { inflateText, TooLarge } from "./deflated-text.ts";
import { PACKED_PREFIX } from "./pack-recording.ts";

/** Bytes of JSON that a recording may unfold into: ten times the largest that the recorder makes. */
export const MAX_UNPACKED_BYTES = 32 * 1024 * 1024;

export type UnpackErrorCode = "NEWER_VERSION" | "TOO_LARGE" | "DAMAGED";

const packed = z.looseObject({ actions: z.unknown() });

/**
 * Decodes and validates the column `recording_data`. Anybody may have written it, so its content is not trusted.
 * @param text the column's text
 * @returns the recording; NEWER_VERSION for an unknown format, TOO_LARGE above `MAX_UNPACKED_BYTES`, otherwise DAMAGED
 */
export async function unpackRecording(text: string): Promise<Result<StoredRecording, UnpackErrorCode>> {
	if (!text.startsWith(PACKED_PREFIX))
		return /^r\d+\./.test(text)
			? fail("NEWER_VERSION", "This recording was saved by a newer version. Reload the page and try again.")
			: fail("DAMAGED", "This recording cannot be read.");
	try {
		const held = packed.parse(JSON.parse(await inflateText(text.slice(PACKED_PREFIX.length), MAX_UNPACKED_BYTES)));
		const recording = storedRecording.safeParse({ ...held, actions: decodeColumns(held.actions) });
		if (recording.success) return succeed(recording.data);
		return fail("DAMAGED", "This recording cannot be read.", z.prettifyError(recording.error));
	} catch (error) {
		if (error instanceof TooLarge) return fail("TOO_LARGE", "This recording is too large to be opened.");
		const why = error instanceof BadColumns ? error.message : String(error);
		return fail("DAMAGED", "This recording cannot be read.", why);
	}
}
