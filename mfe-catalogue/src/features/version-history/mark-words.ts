import { diffWordsWithSpace } from "diff/lib/diff/word.js";
import type { DiffLine, LinePart } from "./code-diff.ts";
import { changedPairs } from "./pair-lines.ts";

/** Longer lines are minified code, where marks would be as many as words; in UTF-16 units. */
const LONGEST_LINE = 5000;
const LONGEST_MS = 100;
const MOST_PAIRS = 300;
/** Lines that have less in common (as a part of the longer one) are not the same line, changed. */
const ENOUGH_IN_COMMON = 0.4;

/** In lines that were changed rather than replaced, what exactly changed. */
export function markWords(lines: readonly DiffLine[]): readonly DiffLine[] {
	const marked = new Map<DiffLine, DiffLine>();
	for (const [removed, added] of changedPairs(lines).slice(0, MOST_PAIRS)) {
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
	if (older.length > LONGEST_LINE || newer.length > LONGEST_LINE) return null;
	const words = diffWordsWithSpace(older, newer, { timeout: LONGEST_MS });
	if (words === undefined) return null;
	const common = words.reduce((sum, { value, added, removed }) => sum + (added || removed ? 0 : value.length), 0);
	if (common < ENOUGH_IN_COMMON * Math.max(older.length, newer.length)) return null;
	const side = (other: "added" | "removed"): readonly LinePart[] =>
		words
			.filter((word) => !word[other])
			.map(({ value, added, removed }) => ({ text: value, changed: added || removed }));
	return { older: side("added"), newer: side("removed") };
}
