/** Milliseconds for the page before to be gone. */
const GONE_MS = 2000;

/**
 * Makes sure that one tab goes on with a run: a duplicated tab has a copy of what its page keeps, the state of the run included. Each
 * page of a run holds a lock of its own until it is gone. Without locks, as on pages without `https:`, every tab goes on.
 * @param run id of the run
 * @param page number of the page in the run; the first is 0
 * @returns false when another tab has the run: the page before is still there, or another one goes on already
 */
export async function holdRun(run: string, page: number): Promise<boolean> {
	const { locks } = navigator as Partial<Navigator>;
	if (locks === undefined) return true;
	const nameOf = (number: number): string => `scriptorium-run ${run} ${number}`;
	try {
		// The browser may be slow to end the page before.
		if (page > 0) await locks.request(nameOf(page - 1), { signal: AbortSignal.timeout(GONE_MS) }, () => undefined);
	} catch (error) {
		// An opaque origin has no locks.
		return !(error instanceof DOMException && error.name === "TimeoutError");
	}
	return new Promise((resolve) => {
		const hold = (lock: Lock | null): Promise<void> | undefined => {
			resolve(lock !== null);
			return lock === null ? undefined : new Promise(() => undefined);
		};
		locks.request(nameOf(page), { ifAvailable: true }, hold).catch(() => resolve(true));
	});
}
