import type { Sql, TransactionSql } from "postgres";
import { readPeople, readSeeds } from "./read-seeds.ts";
import { markEvents } from "./seed-marks.ts";
import { seedPeople } from "./seed-people.ts";
import { scriptEvents, scriptId } from "./seed-script.ts";
import { runInOrder } from "./timeline.ts";

/**
 * Writes the seeded people, scripts and marks in one transaction. A script that is there already is left alone with all its
 * marks, so a second run adds nothing. Throws when a file under `seed/` breaks a limit; then nothing is written.
 * @param sql a connection that may write every table (row-level security off)
 * @returns how many scripts were added
 */
export async function seedDatabase(sql: Sql): Promise<{ scripts: number }> {
	return sql.begin(seedInto);
}

/** The same inside a transaction of the caller. */
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
