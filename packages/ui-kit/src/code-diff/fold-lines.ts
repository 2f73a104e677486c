import type { DiffLine } from "./code-diff.ts";

/** Lines to show, or unchanged ones far from any change, which wait behind one press. */
export interface Hunk {
	readonly folded: boolean;
	readonly lines: readonly DiffLine[];
}

const CONTEXT = 3;
/** Folding fewer would save no room: the button takes a line itself. */
const MIN_FOLDED = 3;

/** Cuts lines into hunks: changes with their context; unchanged lines in between are folded. */
export function foldLines(lines: readonly DiffLine[]): readonly Hunk[] {
	const near = lines.map(() => false);
	lines.forEach(({ kind }, index) => {
		if (kind !== "same") near.fill(true, Math.max(0, index - CONTEXT), index + CONTEXT + 1);
	});
	const hunks: { folded: boolean; lines: DiffLine[] }[] = [];
	lines.forEach((line, index) => {
		const folded = near[index] === false;
		const last = hunks.at(-1);
		if (last?.folded === folded) last.lines.push(line);
		else hunks.push({ folded, lines: [line] });
	});
	return hunks.map((hunk) => (hunk.lines.length < MIN_FOLDED ? { ...hunk, folded: false } : hunk));
}
