const INTERVAL_MS = 250;

/**
 * Calls `onOrphan` when the process that started this one is gone, even one that was killed with -9: an orphan gets another parent at once.
 * @param parent process id of the hub that started the worker; undefined for a worker that was started alone
 * @param onOrphan called once
 */
export function watchParent(parent: number | undefined, onOrphan: () => void): void {
	if (parent === undefined) return;
	const timer = setInterval(() => {
		if (process.ppid === parent) return;
		clearInterval(timer);
		onOrphan();
	}, INTERVAL_MS);
	timer.unref();
}
