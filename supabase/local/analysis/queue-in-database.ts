import type { Sql } from "postgres";
import * as z from "zod";

const waiting = z.tuple([z.object({ waits: z.boolean() })]);
const batch = z.tuple([z.object({ total: z.number() })]);

/** Queries of the local backend about the analysis queue, as the database's superuser. */
export function queueInDatabase(sql: Sql): {
	/** Whether there is a job without a worker. */
	readonly hasWaitingJob: () => Promise<boolean>;
	/** Starts a re-scan of the scripts that were rated by other rules; returns their number. */
	readonly rescanOutdated: () => Promise<number>;
} {
	return {
		hasWaitingJob: async () => {
			const rows = await sql`
				select exists (
					select from public.analysis_jobs
					where (state = 'waiting' and not_before <= now()) or (state = 'running' and started_at < now() - interval '2 minutes')
				) as waits`;
			return waiting.parse([...rows])[0].waits;
		},
		rescanOutdated: async () => {
			const rows = await sql`select total from private.enqueue_rescan(false)`;
			return batch.parse([...rows])[0].total;
		},
	};
}
