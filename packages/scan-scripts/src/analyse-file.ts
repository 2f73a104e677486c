import { readFileSync } from "node:fs";
import { unrated } from "@scriptorium/script-analyzer/rating/unrated";
import type { FoundScript } from "./find-scripts.ts";
import { type Analyse, type ScanEntry, scanEntry } from "./scan-entry.ts";

/** The limit of the hub for a script's code, in bytes of UTF-8. What is larger is not even read. */
const MAX_BYTES = 1_048_576;

/** Reads and rates one file. Throws only when it cannot be read. */
export function analyseFile({ file, path, bytes }: FoundScript, analyse: Analyse): ScanEntry {
	if (bytes > MAX_BYTES) return scanEntry(file, unrated("too-large"));
	const code = readFileSync(path, "utf8");
	try {
		return scanEntry(file, analyse({ code }));
	} catch {
		// The analyser answers for every text; should it ever not, one file must not cost the reader all others.
		return scanEntry(file, unrated("crash"));
	}
}
