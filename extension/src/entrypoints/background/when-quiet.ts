import type { Clock } from "@scriptorium/core-types/clock";

/**
 * Delays work that reads all scripts until no change followed for a while, so that it is done once after many changes. It is lost when
 * the worker is stopped: only for what the next worker does anyway.
 * @param act the work
 * @param quietMs time without a call after which it is done, in milliseconds
 * @returns the function to call at each change
 */
export function createWhenQuiet(clock: Clock, act: () => void, quietMs: number): () => void {
	let stop = (): void => undefined;
	return () => {
		stop();
		stop = clock.setTimer(act, quietMs);
	};
}
