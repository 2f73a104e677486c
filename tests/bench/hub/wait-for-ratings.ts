const PATIENCE_MS = 120_000;

/**
 * Hears from a new backend's log when the seeded scripts are rated: before that their pages would show less, and the
 * analysis would take the time of what is measured.
 */
export function waitForRatings(log: (line: string) => void): { log(line: string): void; readonly done: Promise<void> } {
	const { promise, resolve, reject } = Promise.withResolvers<void>();
	const timer = setTimeout(() => reject(new Error("The seeded scripts were not rated in time.")), PATIENCE_MS);
	const done = promise.finally(() => clearTimeout(timer));
	return {
		done,
		log(line) {
			log(line);
			if (line.startsWith("The security analysis has looked at")) resolve();
			if (line.startsWith("The security analysis waits")) reject(new Error(line));
		},
	};
}
