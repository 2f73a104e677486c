import { setTimeout as delay } from "node:timers/promises";
import { messageOf } from "@scriptorium/core-types/errors";

export interface Schedule {
	/** Starts the timer; the first call is made at once. */
	begin(): void;
	stop(): Promise<void>;
}

/**
 * Calls a function at an interval, as `pg_cron` does on hosted projects. Calls do not overlap.
 * @param options the function to call, and its name in the log
 * @param options.name begins the line of the log when a call fails; written once per series of failures
 * @param options.intervalMs milliseconds between two calls
 * @param options.work one call; returns true if there is more to do, which begins the next call at once
 * @returns the schedule, which has not begun
 */
export function createSchedule(options: {
	readonly name: string;
	readonly intervalMs: number;
	readonly work: () => Promise<boolean>;
	readonly log: (line: string) => void;
}): Schedule {
	const { name, intervalMs, work, log } = options;
	const stopping = new AbortController();
	const { signal } = stopping;
	let isFailing = false;
	let working: Promise<void> = Promise.resolve();

	const callOnce = async (): Promise<boolean> => {
		try {
			const hasMore = await work();
			isFailing = false;
			return hasMore;
		} catch (thrown) {
			if (!signal.aborted && !isFailing) log(`${name} have to wait: ${messageOf(thrown)}`);
			isFailing = true;
			return false;
		}
	};
	const callUntilStopped = async () => {
		while (!signal.aborted) {
			const hasMore = await callOnce();
			if (!hasMore) await delay(intervalMs, undefined, { signal, ref: false }).catch(() => undefined);
		}
	};
	return {
		begin: () => {
			working = callUntilStopped();
		},
		stop: async () => {
			stopping.abort();
			await working;
		},
	};
}
