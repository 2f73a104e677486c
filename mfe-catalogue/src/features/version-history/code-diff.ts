import { diffLines } from "diff/lib/diff/line.js";
import { markWords } from "./mark-words.ts";

/** A piece of a line; `changed` when only this side has it. */
export interface LinePart {
	readonly text: string;
	readonly changed: boolean;
}

/** A line of one version or of both. Line numbers count from 1; null on the side that does not have it. */
export interface DiffLine {
	readonly kind: "same" | "added" | "removed";
	readonly parts: readonly LinePart[];
	readonly olderLine: number | null;
	readonly newerLine: number | null;
}

/** Two scripts that share nothing could take minutes; nobody reads such a comparison line by line. */
const LONGEST_MS = 3000;

/** The lines of two versions, removed before added; null when they are too different to be compared in time. */
export function diffCode(older: string, newer: string): readonly DiffLine[] | null {
	const changes = diffLines(older, newer, { timeout: LONGEST_MS, stripTrailingCr: true, ignoreNewlineAtEof: true });
	if (changes === undefined) return null;
	let [olderLine, newerLine] = [0, 0];
	const lines = changes.flatMap(({ value, added, removed }) =>
		linesOf(value).map((text): DiffLine => {
			if (!added) olderLine += 1;
			if (!removed) newerLine += 1;
			return {
				kind: added ? "added" : removed ? "removed" : "same",
				parts: [{ text, changed: false }],
				olderLine: added ? null : olderLine,
				newerLine: removed ? null : newerLine,
			};
		}),
	);
	return markWords(lines);
}

function linesOf(value: string): readonly string[] {
	return value.replace(/\n$/, "").split("\n");
}
