import { readFileSync } from "node:fs";
import { join } from "node:path";
import postgres from "postgres";
import { secretsOf } from "./data-folder.ts";

/** How often each title is in the database, asked past REST and policies. */
export async function countStoredTitles(dataDir: string): Promise<Map<string, number>> {
	// postmaster.pid, line 4: the port.
	const port = Number(readFileSync(join(dataDir, "postgres", "postmaster.pid"), "utf8").split("\n")[3]);
	const sql = postgres({
		...{ host: "127.0.0.1", port, user: "postgres", database: "postgres", max: 1 },
		password: secretsOf(dataDir).databasePassword,
	});
	try {
		const rows = await sql<{ title: string; times: number }[]>`
			select title, count(*)::integer as times from public.action_recordings group by title`;
		return new Map(rows.map(({ title, times }) => [title, times]));
	} finally {
		await sql.end();
	}
}
