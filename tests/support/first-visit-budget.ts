/**
 * Most that a first visit to the home page may fetch in scripts, in bytes of brotli without headers.
 * What it is made of, and what was tried to get there: docs/decisions/0012-first-visit-javascript.md.
 */
export const FIRST_VISIT_SCRIPT_BYTES = 188_000;

/** Which file has how many bytes, the largest first, for whoever has to find out what grew. */
export function listWeights(weights: ReadonlyMap<string, number>): string {
	const sorted = [...weights].sort(([, a], [, b]) => b - a);
	const total = sorted.reduce((sum, [, bytes]) => sum + bytes, 0);
	return [`${total} bytes in ${sorted.length} scripts`, ...sorted.map(([file, bytes]) => `${bytes} ${file}`)].join(
		"\n",
	);
}

/** All of them together. */
export function totalOf(weights: ReadonlyMap<string, number>): number {
	return [...weights.values()].reduce((sum, bytes) => sum + bytes, 0);
}
