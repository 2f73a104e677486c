/**
 * Maximum size of the scripts of a first visit to the home page, in bytes of brotli without headers.
 * Its parts and the alternatives that were tried: docs/decisions/0012-first-visit-javascript.md.
 */
export const FIRST_VISIT_SCRIPT_BYTES = 191_000;

/** Lists the bytes of each file, the largest first, so that growth can be located. */
export function listWeights(weights: ReadonlyMap<string, number>): string {
	const sorted = [...weights].sort(([, a], [, b]) => b - a);
	const total = sorted.reduce((sum, [, bytes]) => sum + bytes, 0);
	return [`${total} bytes in ${sorted.length} scripts`, ...sorted.map(([file, bytes]) => `${bytes} ${file}`)].join(
		"\n",
	);
}

/** Sum of all files. */
export function totalOf(weights: ReadonlyMap<string, number>): number {
	return [...weights.values()].reduce((sum, bytes) => sum + bytes, 0);
}
