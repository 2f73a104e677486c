import { fail, type Result, succeed } from "@scriptorium/core-types/errors";
import { type StoredRecording, storedRecording } from "@scriptorium/flow/recording/stored-recording";
import { MAX_RECORDING_BYTES } from "@scriptorium/shared-protocol/body-limits";
import * as z from "zod/mini";
import { RECORDING_DATA_VERSION } from "./encode-recording.ts";
import { TooLarge } from "./packed/inflate-text.ts";
import { isPacked, unpackRecording } from "./packed/unpack-recording.ts";

export type DecodeErrorCode = "NEWER_VERSION" | "TOO_LARGE" | "DAMAGED";

const newer = z.object({ version: z.int().check(z.gt(RECORDING_DATA_VERSION)) });

/**
 * Decodes and validates the column `recording_data`. Anybody may have written it, so its content is not trusted.
 * @param text the column's text
 * @returns the recording; NEWER_VERSION for a later format, TOO_LARGE above `MAX_RECORDING_BYTES`, otherwise DAMAGED
 */
export async function decodeRecording(text: string): Promise<Result<StoredRecording, DecodeErrorCode>> {
	try {
		const value: unknown = isPacked(text) ? await unpackRecording(text) : parseRecording(text);
		if (newer.safeParse(value).success)
			return fail("NEWER_VERSION", "This recording was saved by a newer version. Reload the page and try again.");
		const recording = storedRecording.safeParse(value);
		if (recording.success) return succeed(recording.data);
		return fail("DAMAGED", "This recording cannot be read.", z.prettifyError(recording.error));
	} catch (error) {
		if (error instanceof TooLarge) return fail("TOO_LARGE", "This recording is too large to be opened.");
		return fail("DAMAGED", "This recording cannot be read.", String(error));
	}
}

function parseRecording(text: string): unknown {
	// A text has at least as many bytes of UTF-8 as UTF-16 units.
	if (text.length > MAX_RECORDING_BYTES) throw new TooLarge(`More than ${MAX_RECORDING_BYTES} bytes`);
	return JSON.parse(text);
}
