const FIRST_DELAY_MS = 800;
const GROWTH = 1.5;
const MAX_DELAY_MS = 20_000;

/**
 * @param answers number of answers so far, from 1
 * @returns milliseconds until a rating that is not ready yet is requested again
 */
export function pollDelay(answers: number): number {
	return Math.min(MAX_DELAY_MS, Math.round(FIRST_DELAY_MS * GROWTH ** Math.max(0, answers - 1)));
}
