/** A task of the main thread, in milliseconds since the navigation. */
export interface MainThreadTask {
	readonly startMs: number;
	readonly durationMs: number;
}

/** Time after which a task delays the answer to a press. */
const LONG_TASK_MS = 50;

/**
 * Total blocking time, as Lighthouse defines it: of each task, what it takes after the first paint beyond 50 ms.
 * @param tasks tasks of the main thread
 * @param firstPaintMs time of the first contentful paint
 */
export function blockingTime(tasks: readonly MainThreadTask[], firstPaintMs: number): number {
	return tasks.reduce((sum, { startMs, durationMs }) => {
		const afterPaint = startMs + durationMs - Math.max(startMs, firstPaintMs);
		return sum + Math.max(0, afterPaint - LONG_TASK_MS);
	}, 0);
}
