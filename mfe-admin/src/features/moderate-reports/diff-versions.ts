import { diffLines } from "diff/lib/diff/line.js";

/** A line of one version or of both. Line numbers count from 1; null on the side that does not have it. */
export interface DiffLine {
	readonly kind: "same" | "added" | "removed";
	readonly text: string;
	readonly olderLine: number | null;
	readonly newerLine: number | null;
}

/** Lines to show, or the number of unchanged ones far from any change. */
export type DiffPart = { readonly kind: "lines"; readonly lines: readonly DiffLine[] } | FoldedLines;
interface FoldedLines {
	readonly kind: "folded";
	readonly lines: readonly DiffLine[];
}

/** Two scripts that share nothing could take minutes; nobody reads such a comparison line by line. */
const MAX_DIFF_MS = 3000;
/** The page answers nobody meanwhile. Large texts are bundles, where either few lines differ or nearly all. */
const MAX_DIFF_MS_OF_LARGE = 700;
const MIN_LARGE_LENGTH = 2_000_000;
const CONTEXT_LINES = 3;

/** The lines of two versions, removed before added; null when they are too different to be compared in time. */
export function diffVersions(older: string, newer: string): readonly DiffLine[] | null {
	const timeout = older.length + newer.length < MIN_LARGE_LENGTH ? MAX_DIFF_MS : MAX_DIFF_MS_OF_LARGE;
	const changes = diffLines(older, newer, { timeout, stripTrailingCr: true, ignoreNewlineAtEof: true });
	if (changes === undefined) return null;
	let [olderLine, newerLine] = [0, 0];
	return changes.flatMap(({ value, added, removed }) =>
		value
			.replace(/\n$/, "")
			.split("\n")
			.map((text): DiffLine => {
				if (!added) olderLine += 1;
				if (!removed) newerLine += 1;
				return {
					kind: added ? "added" : removed ? "removed" : "same",
					text,
					olderLine: added ? null : olderLine,
					newerLine: removed ? null : newerLine,
				};
			}),
	);
}

/** Cuts lines into changes with their context, and unchanged lines in between. */
export function foldUnchanged(lines: readonly DiffLine[]): readonly DiffPart[] {
	const near = lines.map(() => false);
	lines.forEach(({ kind }, index) => {
		if (kind !== "same") near.fill(true, Math.max(0, index - CONTEXT_LINES), index + CONTEXT_LINES + 1);
	});
	const parts: { kind: "lines" | "folded"; lines: DiffLine[] }[] = [];
	lines.forEach((line, index) => {
		const kind = near[index] ? "lines" : "folded";
		const last = parts.at(-1);
		if (last?.kind === kind) last.lines.push(line);
		else parts.push({ kind, lines: [line] });
	});
	return parts;
}
