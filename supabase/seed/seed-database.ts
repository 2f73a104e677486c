import type { Sql, TransactionSql } from "postgres";
import { readPeople, readSeeds } from "./read-seeds.ts";
import { markEvents } from "./seed-marks.ts";
import { seedPeople } from "./seed-people.ts";
import { scriptEvents, scriptId } from "./seed-script.ts";
import { runInOrder } from "./timeline.ts";

/**
 * Inserts the seeded people, scripts and marks in one transaction. A script that exists already is not changed, nor are its
 * marks, so a second run inserts nothing. Throws when a file under `seed/` exceeds a limit; then nothing is written.
 * @param sql a connection that may write to every table and bypasses row-level security
 * @returns number of inserted scripts
 */
export async function seedDatabase(sql: Sql): Promise<{ scripts: number }> {
	return sql.begin(seedInto);
}

/** Like `seedDatabase`, inside of the caller's transaction. */
export async function seedInto(sql: TransactionSql): Promise<{ scripts: number }> {
	const seeds = readSeeds();
	await seedPeople(sql, readPeople());
	const ids = seeds.map((seed) => scriptId(seed.slug));
	const there = await sql<{ id: string }[]>`select id from public.bookmarklets where id in ${sql(ids)}`;
	const known = new Set(there.map((row) => row.id));
	const missing = seeds.filter((seed) => !known.has(scriptId(seed.slug)));
	await runInOrder(missing.flatMap((seed) => [...scriptEvents(sql, seed), ...markEvents(sql, seed)]));
	return { scripts: missing.length };
}
