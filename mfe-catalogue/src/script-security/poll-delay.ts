const FIRST_MS = 800;
const GROWTH = 1.5;
const LONGEST_MS = 20_000;

/** Milliseconds until the next look at a rating that is not there yet; `answers` so far, from 1. */
export function pollDelay(answers: number): number {
	return Math.min(LONGEST_MS, Math.round(FIRST_MS * GROWTH ** Math.max(0, answers - 1)));
}
