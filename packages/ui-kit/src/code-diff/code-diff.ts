import { diffLines } from "diff/lib/diff/line.js";
import { diffWordsWithSpace } from "diff/lib/diff/word.js";

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

/** A row of the side-by-side view; null where one version has nothing to show beside the other. */
export interface LinePair {
	readonly older: DiffLine | null;
	readonly newer: DiffLine | null;
}

/** Two scripts that share nothing could take minutes; nobody reads such a comparison line by line. */
const MAX_DIFF_MS = 3000;
/** The page answers nobody meanwhile. Large texts are bundles, where either few lines differ or nearly all. */
const MAX_DIFF_MS_OF_LARGE = 700;
const MIN_LARGE_LENGTH = 2_000_000;
/** Longer lines are minified code, where marks would be as many as words; in UTF-16 units. */
const MAX_WORD_DIFF_LENGTH = 5000;
const MAX_WORD_DIFF_MS = 100;
const MAX_WORD_DIFF_PAIRS = 300;
/** Minimum common part of two lines, relative to the longer one, for a changed line; below it the line is replaced. */
const MIN_COMMON_PART = 0.4;

/** The lines of two versions, removed before added; null when they are too different to be compared in time. */
export function diffCode(older: string, newer: string): readonly DiffLine[] | null {
	const timeout = older.length + newer.length < MIN_LARGE_LENGTH ? MAX_DIFF_MS : MAX_DIFF_MS_OF_LARGE;
	const changes = diffLines(older, newer, { timeout, stripTrailingCr: true, ignoreNewlineAtEof: true });
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

/** The changed parts within lines that were edited rather than replaced. */
function markWords(lines: readonly DiffLine[]): readonly DiffLine[] {
	const marked = new Map<DiffLine, DiffLine>();
	for (const [removed, added] of changedPairs(lines).slice(0, MAX_WORD_DIFF_PAIRS)) {
		const parts = partsOf(textOf(removed), textOf(added));
		if (parts === null) continue;
		marked.set(removed, { ...removed, parts: parts.older });
		marked.set(added, { ...added, parts: parts.newer });
	}
	return lines.map((line) => marked.get(line) ?? line);
}

/** The text of a line without its marks. */
export function textOf({ parts }: DiffLine): string {
	return parts.map(({ text }) => text).join("");
}

function partsOf(older: string, newer: string) {
	if (older.length > MAX_WORD_DIFF_LENGTH || newer.length > MAX_WORD_DIFF_LENGTH) return null;
	const words = diffWordsWithSpace(older, newer, { timeout: MAX_WORD_DIFF_MS });
	if (words === undefined) return null;
	const common = words.reduce((sum, { value, added, removed }) => sum + (added || removed ? 0 : value.length), 0);
	if (common < MIN_COMMON_PART * Math.max(older.length, newer.length)) return null;
	const side = (other: "added" | "removed"): readonly LinePart[] =>
		words
			.filter((word) => !word[other])
			.map(({ value, added, removed }) => ({ text: value, changed: added || removed }));
	return { older: side("added"), newer: side("removed") };
}

/** Rows of the side-by-side view: an equal line stands on both sides, a removed line beside the added one that replaces it. */
export function pairLines(lines: readonly DiffLine[]): readonly LinePair[] {
	const pairs: LinePair[] = [];
	let removed: DiffLine[] = [];
	const flush = () => {
		for (const older of removed) pairs.push({ older, newer: null });
		removed = [];
	};
	for (const line of lines) {
		if (line.kind === "removed") removed.push(line);
		else if (line.kind === "added") pairs.push({ older: removed.shift() ?? null, newer: line });
		else {
			flush();
			pairs.push({ older: line, newer: line });
		}
	}
	flush();
	return pairs;
}

/** The pairs of a removed line and the added one in its place. */
function changedPairs(lines: readonly DiffLine[]): readonly (readonly [DiffLine, DiffLine])[] {
	return pairLines(lines).flatMap(({ older, newer }) =>
		older !== null && newer !== null && older !== newer ? [[older, newer] as const] : [],
	);
}
