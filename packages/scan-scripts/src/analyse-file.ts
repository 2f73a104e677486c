import { readFileSync } from "node:fs";
import type { FoundScript } from "./find-scripts.ts";
import { type Analyse, ratedEntry, type ScanEntry, unratedEntry } from "./scan-entry.ts";

/** The limit of the hub for a script's code, in bytes of UTF-8. */
const MAX_BYTES = 1_048_576;

/** Reads and rates one file. Throws only when it cannot be read. */
export function analyseFile({ file, path, bytes }: FoundScript, analyse: Analyse): ScanEntry {
	if (bytes > MAX_BYTES) {
		return unratedEntry(
			file,
			`the file has ${bytes.toLocaleString("en-GB")} bytes; at most ${MAX_BYTES.toLocaleString("en-GB")} are looked at.`,
			"Scan the parts it was made from.",
		);
	}
	const code = readFileSync(path, "utf8");
	try {
		return ratedEntry(file, analyse({ code }));
	} catch (error) {
		// The analyser answers for every text; should it ever not, one file must not cost the reader all others.
		return unratedEntry(
			file,
			`the analyser failed (${String(error)}).`,
			"Treat it as you would a script nobody has looked at.",
		);
	}
}
