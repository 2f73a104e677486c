import type { Sql } from "postgres";
import * as z from "zod";

const waiting = z.tuple([z.object({ waits: z.boolean() })]);
const batch = z.tuple([z.object({ total: z.number() })]);

/** What the local backend asks its database about the analysis queue, as its superuser. */
export function queueInDatabase(sql: Sql): {
	/** Whether there is a job that nobody works on. */
	readonly waits: () => Promise<boolean>;
	/** Orders a re-scan of what other rules have rated; answers how many scripts that are. */
	readonly rescanOutdated: () => Promise<number>;
} {
	return {
		waits: async () => {
			const rows = await sql`
				select exists (
					select from public.analysis_jobs
					where state = 'waiting' or (state = 'running' and started_at < now() - interval '2 minutes')
				) as waits`;
			return waiting.parse([...rows])[0].waits;
		},
		rescanOutdated: async () => {
			const rows = await sql`select total from private.enqueue_rescan(false)`;
			return batch.parse([...rows])[0].total;
		},
	};
}
