import { readFileSync } from "node:fs";
import { join } from "node:path";
import postgres from "postgres";
import { secretsOf } from "./data-folder.ts";

/** Number of rows of each title in the database, read without REST and policies. */
export function countStoredTitles(dataDir: string): Promise<Map<string, number>> {
	return withDatabase(dataDir, async (sql) => {
		const rows = await sql<{ title: string; times: number }[]>`
			select title, count(*)::integer as times from public.action_recordings group by title`;
		return new Map(rows.map(({ title, times }) => [title, times]));
	});
}

/** Raises the rate limit and the limit per account of recordings, so that only kills interrupt the writer. */
export function liftRecordingLimits(dataDir: string): Promise<void> {
	return withDatabase(dataDir, async (sql) => {
		const lifted = await sql`update private.rate_limits set capacity = 1000000 where action = 'recording'`;
		if (lifted.count !== 1) throw new Error("There is no rate limit for recordings any more.");
		const kept = await sql`update private.limits set amount = 1000000 where name = 'recordings'`;
		if (kept.count !== 1) throw new Error("There is no limit of an account's recordings any more.");
	});
}

/** A connection of the superuser to the hub's database. */
export function connectTo(dataDir: string): postgres.Sql {
	// postmaster.pid, line 4: the port.
	const port = Number(readFileSync(join(dataDir, "postgres", "postmaster.pid"), "utf8").split("\n")[3]);
	return postgres({
		host: "127.0.0.1",
		port,
		user: "postgres",
		database: "postgres",
		max: 1,
		password: secretsOf(dataDir).databasePassword,
	});
}

async function withDatabase<Value>(dataDir: string, work: (sql: postgres.Sql) => Promise<Value>): Promise<Value> {
	const sql = connectTo(dataDir);
	try {
		return await work(sql);
	} finally {
		await sql.end();
	}
}
