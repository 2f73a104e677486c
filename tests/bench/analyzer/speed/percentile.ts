/** Nearest-rank percentile. @param share between 0 and 1 @returns 0 for an empty list */
export function percentile(values: readonly number[], share: number): number {
	const sorted = values.toSorted((one, other) => one - other);
	return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? 0;
}

export function median(values: readonly number[]): number {
	return percentile(values, 0.5);
}

/** Half the range over the median: 0.1 means that the values lie within about ± 10 %. */
export function relativeSpread(values: readonly number[]): number {
	const middle = median(values);
	return middle === 0 ? 0 : (Math.max(...values) - Math.min(...values)) / 2 / middle;
}
