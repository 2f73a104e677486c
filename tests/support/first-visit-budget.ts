/**
 * Maximum size of the scripts of a first visit to the home page, in bytes of brotli without headers.
 * Its parts and the alternatives that were tried: docs/decisions/0012-first-visit-javascript.md.
 */
export const FIRST_VISIT_SCRIPT_BYTES = 191_000;

/**
 * Lists the bytes of each file, the largest first, so that growth can be located.
 * @param weights bytes by path
 * @returns the sum and a line for each file
 */
export function listWeights(weights: ReadonlyMap<string, number>): string {
	const sorted = [...weights].sort(([, a], [, b]) => b - a);
	const total = sorted.reduce((sum, [, bytes]) => sum + bytes, 0);
	return [`${total} bytes in ${sorted.length} scripts`, ...sorted.map(([file, bytes]) => `${bytes} ${file}`)].join(
		"\n",
	);
}

/**
 * Adds up all files.
 * @param weights bytes by path
 * @returns their sum in bytes
 */
export function totalOf(weights: ReadonlyMap<string, number>): number {
	return [...weights.values()].reduce((sum, bytes) => sum + bytes, 0);
}
