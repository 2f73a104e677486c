import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import postgres, { type Sql } from "postgres";
import * as z from "zod";

const SEED_MODULE = new URL("../../seed/seed-database.ts", import.meta.url);

const seedModule = z.object({
	seedDatabase: z.custom<(sql: Sql) => Promise<{ scripts: number }>>((value) => typeof value === "function"),
});

/**
 * Adds the seeded scripts to a new database. A row in a separate schema records this, so that scripts that a user has deleted are not
 * added again at the next start.
 *
 * @param databaseUrl of the superuser
 * @returns number of scripts, or null if they were added before
 */
export async function seedOnce(sql: Sql, databaseUrl: string): Promise<number | null> {
	await sql`create schema if not exists scriptorium_local`;
	await sql`
		create table if not exists scriptorium_local.seeding (
			once boolean primary key default true check (once),
			scripts integer not null,
			seeded_at timestamptz not null default now())`;
	const done = await sql`select from scriptorium_local.seeding`;
	if (done.length > 0 || !existsSync(fileURLToPath(SEED_MODULE))) return null;
	const { seedDatabase } = seedModule.parse(await import(SEED_MODULE.href));
	// Not lite's connection, which converts values for HTTP.
	const plain = postgres(databaseUrl, { max: 2, onnotice: () => undefined });
	try {
		const { scripts } = await seedDatabase(plain);
		await sql`insert into scriptorium_local.seeding (scripts) values (${scripts})`;
		return scripts;
	} finally {
		await plain.end();
	}
}
