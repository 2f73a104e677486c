import type { ImportedRecording, ImportResult } from "@scriptorium/flow/interop/imported";
import { RECORDING_FORMAT } from "@scriptorium/flow/interop/recording-file";
import { decodeText } from "@scriptorium/userscript/decode-text";
import * as z from "zod/mini";

/** Bytes; ten times the size of the longest recordings. */
const MAX_BYTES = 32 * 1024 * 1024;

const ours = z.looseObject({ format: z.literal(RECORDING_FORMAT) });
const side = z.looseObject({ tests: z.array(z.unknown()) });

/**
 * The recordings in a file, whichever of the known formats it has: a project of Selenium IDE holds several, the others one. Nothing of
 * the file is taken on trust.
 */
export async function readRecordingFile(file: File): Promise<ImportResult<readonly ImportedRecording[]>> {
	if (file.size > MAX_BYTES) return refuse("TOO_LARGE", "This file is larger than 32 MB.");
	let json: unknown;
	try {
		const decoded = decodeText(new Uint8Array(await file.arrayBuffer()));
		if (!decoded.ok) return refuse("NOT_A_RECORDING", "This file is not text in UTF-8. Save it as UTF-8.");
		json = JSON.parse(decoded.text);
	} catch {
		return refuse("NOT_A_RECORDING", "This file is no JSON, as all recordings are.");
	}
	if (z.safeParse(side, json).success) {
		const { importSide } = await import("@scriptorium/flow/interop/import-side");
		const project = importSide(json, Date.now());
		return project.ok ? { ok: true, value: project.value.recordings } : project;
	}
	const read = z.safeParse(ours, json).success
		? (await import("@scriptorium/flow/interop/import-recording")).importRecording(json)
		: (await import("@scriptorium/flow/interop/import-replay")).importReplay(json, Date.now());
	return read.ok ? { ok: true, value: [read.value] } : read;
}

const refuse = (code: "TOO_LARGE" | "NOT_A_RECORDING", message: string) =>
	({ ok: false, error: { code, message } }) as const;
