const MAX_PATHS = 2000;

/**
 * Creates a function that returns, as an HTTP date, when this server first saw the current content of a path. The entries'
 * dates do not suffice: removals and new ratings change a feed without a newer date. After a restart each client receives
 * one complete response.
 */
export function createChangeMemory(now: () => number = Date.now): (path: string, tag: string) => string {
	const seen = new Map<string, { tag: string; second: number }>();
	return (path, tag) => {
		const known = seen.get(path);
		seen.delete(path);
		// HTTP dates have a resolution of seconds; two changes within one second need different dates.
		const second = known?.tag === tag ? known.second : Math.max(Math.floor(now() / 1000), known ? known.second + 1 : 0);
		seen.set(path, { tag, second });
		if (seen.size > MAX_PATHS) seen.delete(seen.keys().next().value ?? path);
		return new Date(second * 1000).toUTCString();
	};
}
