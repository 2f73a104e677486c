import { setTimeout as delay } from "node:timers/promises";
import { messageOf } from "@scriptorium/shared-protocol/errors";
import type { Sql } from "postgres";

/** A day's sums are complete at its end; a call without a new day changes little. */
const INTERVAL_MS = 60 * 60_000;

export interface UsageSums {
	/** Starts the timer; the first sums are made at once. */
	begin(): void;
	stop(): Promise<void>;
}

/**
 * Daily sums of usage and the deletion of what is older than 90 days, as `pg_cron` does it on hosted projects.
 * @param options connection of the superuser, log, and the interval in milliseconds
 */
export function createUsageSums(options: {
	readonly sql: Sql;
	readonly log: (line: string) => void;
	readonly intervalMs?: number;
}): UsageSums {
	const { sql, log, intervalMs = INTERVAL_MS } = options;
	const stopping = new AbortController();
	const { signal } = stopping;
	let working: Promise<void> = Promise.resolve();

	const work = async () => {
		while (!signal.aborted) {
			await sql`select private.sum_usage()`.catch((thrown: unknown) => {
				if (!signal.aborted) log(`The daily sums of usage wait: ${messageOf(thrown)}`);
			});
			await delay(intervalMs, undefined, { signal, ref: false }).catch(() => undefined);
		}
	};
	return {
		begin: () => {
			working = work();
		},
		stop: async () => {
			stopping.abort();
			await working;
		},
	};
}
