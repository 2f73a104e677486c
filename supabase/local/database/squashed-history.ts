import type { Sql } from "postgres";
import type { Migration } from "./migrate.ts";

/**
 * The squash of 2026-11-30: 86 migrations up to `newest` became the files up to `lastReplacement`, with the same result. No release
 * contained them, but data folders do.
 */
const SQUASH = { replaced: 86, newest: "20261130310200", lastReplacement: "20261130404900" };

/**
 * Replaces the migration history of a database that has all migrations which were squashed: afterwards it names the files that replaced
 * them. The history of any other database stays as it is.
 *
 * @param migrations all migrations of this version
 */
export async function adoptSquashedHistory(sql: Sql, migrations: readonly Migration[]): Promise<void> {
	const [history] = await sql`select to_regclass('supabase_migrations.schema_migrations') is not null as exists`;
	if (history?.exists !== true) return;
	const replaced = await sql<{ version: string }[]>`
		select version from supabase_migrations.schema_migrations where version <= ${SQUASH.newest} order by version`;
	if (replaced.length !== SQUASH.replaced || replaced.at(-1)?.version !== SQUASH.newest) return;
	await sql.begin(async (transaction) => {
		await transaction`delete from supabase_migrations.schema_migrations where version <= ${SQUASH.newest}`;
		for (const { version, name } of migrations) {
			if (version > SQUASH.lastReplacement) continue;
			await transaction`insert into supabase_migrations.schema_migrations (version, name) values (${version}, ${name})`;
		}
	});
}
