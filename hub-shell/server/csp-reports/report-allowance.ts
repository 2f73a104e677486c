const WINDOW_MS = 60_000;
/** Reports per minute that are read: of one address, and of all together. */
const MAX_PER_ADDRESS = 20;
const MAX_IN_ALL = 200;

/**
 * Counts reports, so that nobody can fill the log. What it remembers is bounded by `MAX_IN_ALL` addresses.
 * @param now the time in milliseconds
 * @returns a function that takes an address and answers whether its report may still be read in this minute
 */
export function createReportAllowance(now: () => number): (address: string | null) => boolean {
	const counts = new Map<string, number>();
	let windowEnds = 0;
	let all = 0;
	return (address) => {
		if (now() >= windowEnds) {
			counts.clear();
			all = 0;
			windowEnds = now() + WINDOW_MS;
		}
		const key = address ?? "unknown";
		const count = counts.get(key) ?? 0;
		if (count >= MAX_PER_ADDRESS || all >= MAX_IN_ALL) return false;
		counts.set(key, count + 1);
		all += 1;
		return true;
	};
}
