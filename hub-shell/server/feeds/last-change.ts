const LONGEST_MEMORY = 2000;

/**
 * When this server first saw a content as it is now, as an HTTP date. The dates of the entries would not do: what is
 * removed, or rated anew, changes a feed without a newer date in it. A restart costs each reader one full answer.
 */
export function createChangeMemory(now: () => number = Date.now): (path: string, tag: string) => string {
	const seen = new Map<string, { tag: string; second: number }>();
	return (path, tag) => {
		const known = seen.get(path);
		seen.delete(path);
		// Dates count in seconds: two changes within one must not look the same.
		const second = known?.tag === tag ? known.second : Math.max(Math.floor(now() / 1000), known ? known.second + 1 : 0);
		seen.set(path, { tag, second });
		if (seen.size > LONGEST_MEMORY) seen.delete(seen.keys().next().value ?? path);
		return new Date(second * 1000).toUTCString();
	};
}
