import type { StepLines } from "../../editor/generated-code.ts";

/** The lines of the given steps, counted from 1. */
export function linesOf(steps: readonly string[], lines: readonly StepLines[]): ReadonlySet<number> {
	const wanted = new Set(steps);
	const found = new Set<number>();
	for (const { nodeId, from, to } of lines) {
		if (wanted.has(nodeId)) for (let line = from; line <= to; line += 1) found.add(line);
	}
	return found;
}

/** The step that a line belongs to: the smallest range around it, as a loop includes the lines of what it repeats. */
export function stepAt(line: number, lines: readonly StepLines[]): string | null {
	let best: StepLines | null = null;
	for (const range of lines) {
		if (range.from > line || range.to < line) continue;
		if (best === null || range.to - range.from <= best.to - best.from) best = range;
	}
	return best?.nodeId ?? null;
}
