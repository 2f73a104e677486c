import { readdir, readFile } from "node:fs/promises";
import { basename } from "node:path";
import type { Sql } from "postgres";
import { StartRefused } from "../refusal.ts";

export interface Migration {
	/** The 14 digits of the file name. */
	readonly version: string;
	readonly name: string;
	readonly file: URL;
}

/**
 * Lists the migrations of a folder in the order of their versions. Files that are not SQL are ignored.
 *
 * @throws StartRefused when a file has another name than `<14 digits>_<name>.sql`
 */
export async function listMigrations(folder: URL): Promise<Migration[]> {
	const names = (await readdir(folder)).filter((name) => name.endsWith(".sql")).sort();
	return names.map((name) => {
		const match = /^(\d{14})_([a-z0-9_]+)\.sql$/.exec(name);
		if (match?.[1] === undefined || match[2] === undefined) {
			throw new StartRefused(`supabase/migrations/${name}: a migration is named <14 digits>_<name>.sql.`);
		}
		return { version: match[1], name: match[2], file: new URL(name, folder) };
	});
}

/**
 * Tells a database that was made by other migrations: it has some, and none of them is among those of this version (which is so
 * after the files were squashed). A database that lacks the newest migrations, or has newer ones, is not such a database.
 *
 * @returns version of its newest migration (14 digits); null when the database can be brought to the present schema
 */
export async function findOutdatedSchema(sql: Sql, migrations: readonly Migration[]): Promise<string | null> {
	const [history] = await sql`select to_regclass('supabase_migrations.schema_migrations') is not null as exists`;
	if (history?.exists !== true) return null;
	const rows = await sql<
		{ version: string }[]
	>`select version from supabase_migrations.schema_migrations order by version`;
	const known = new Set(migrations.map(({ version }) => version));
	return rows.some(({ version }) => known.has(version)) ? null : (rows.at(-1)?.version ?? null);
}

/**
 * Applies pending migrations, each in one transaction with its entry in the history.
 *
 * @returns number of applied migrations
 * @throws StartRefused with the name of a migration that failed
 */
export async function applyMigrations(sql: Sql, migrations: readonly Migration[]): Promise<number> {
	const rows = await sql<{ version: string }[]>`select version from supabase_migrations.schema_migrations`;
	const applied = new Set(rows.map((row) => row.version));
	const pending = migrations.filter((migration) => !applied.has(migration.version));
	for (const migration of pending) {
		const statements = await readFile(migration.file, "utf8");
		try {
			await sql.begin(async (transaction) => {
				await transaction.unsafe(statements);
				await transaction`
					insert into supabase_migrations.schema_migrations (version, name)
					values (${migration.version}, ${migration.name})`;
			});
		} catch (thrown) {
			const reason = thrown instanceof Error ? thrown.message : String(thrown);
			throw new StartRefused(`Migration ${basename(migration.file.pathname)} failed: ${reason}`);
		}
	}
	return pending.length;
}
