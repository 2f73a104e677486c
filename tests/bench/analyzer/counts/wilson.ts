/** A share between 0 and 1 with its 95 % interval; all null where there was nothing to count. */
export interface Share {
	readonly rate: number | null;
	readonly low: number | null;
	readonly high: number | null;
}

/** Two-sided 95 % quantile of the normal distribution. */
const Z = 1.959_963_984_540_054;

/**
 * Interval of a share after Wilson (1927), which stays honest near 0 and 1 and for small samples, where the plain
 * normal interval claims certainty.
 */
export function wilson(hits: number, n: number): Share {
	if (n === 0) return { rate: null, low: null, high: null };
	const rate = hits / n;
	const square = Z * Z;
	const center = (rate + square / (2 * n)) / (1 + square / n);
	const reach = (Z / (1 + square / n)) * Math.sqrt((rate * (1 - rate)) / n + square / (4 * n * n));
	return { rate: round(rate), low: round(Math.max(0, center - reach)), high: round(Math.min(1, center + reach)) };
}

/** More digits would be noise in a file that people compare; with fewer, what is rounded again to be read goes wrong. */
function round(share: number): number {
	return Math.round(share * 1_000_000) / 1_000_000;
}
