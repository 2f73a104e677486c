import type { Sql } from "postgres";
import { createSchedule, type Schedule } from "./schedule.ts";

/**
 * The schedules of the database, which `pg_cron` runs on hosted projects: daily sums of usage with the deletion of what is older than
 * 90 days, the deletion of messages of the Script Assistant after 90 days, libraries that are looked at again, and new names of authors
 * in the search.
 * @param sql connection of the superuser
 * @param log receives a line when a schedule fails
 * @returns the schedules, which have not begun
 */
export function createDatabaseSchedules(sql: Sql, log: (line: string) => void): readonly Schedule[] {
	return [
		createSchedule({
			name: "The daily sums of usage",
			// A day's sums are complete at its end; a call without a new day changes little.
			intervalMs: 60 * 60_000,
			work: async () => {
				await sql`select private.sum_usage()`;
				return false;
			},
			log,
		}),
		createSchedule({
			name: "The removal of old messages of the assistant",
			intervalMs: 60 * 60_000,
			work: async () => {
				await sql`select private.remove_old_assistant_messages()`;
				return false;
			},
			log,
		}),
		createSchedule({
			name: "The queue of libraries that may have changed",
			intervalMs: 60 * 60_000,
			work: async () => {
				await sql`select private.queue_library_looks()`;
				return false;
			},
			log,
		}),
		createSchedule({
			name: "New names of authors in the search",
			intervalMs: 5_000,
			work: async () => {
				const [row] = await sql<{ had_one: boolean }[]>`select private.index_author_names() as had_one`;
				return row?.had_one ?? false;
			},
			log,
		}),
	];
}
