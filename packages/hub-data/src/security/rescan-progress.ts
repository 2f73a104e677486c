import * as z from "zod/mini";

/** A re-scan as it stands. Every figure is a count of jobs. */
export const rescanProgress = z.object({
	batch: z.uuid(),
	total: z.int(),
	/** Rated, be it 'Not rated' with a reason. */
	done: z.int(),
	/** Given up; those scripts are 'Not rated'. */
	failed: z.int(),
	/** ISO 8601. */
	started_at: z.string(),
	/** Null while jobs are open. */
	finished_at: z.nullable(z.string()),
});
export type RescanProgress = Readonly<z.infer<typeof rescanProgress>>;
