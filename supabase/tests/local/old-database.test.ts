import { existsSync } from "node:fs";
import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import postgres, { type Sql } from "postgres";
import { afterAll, expect, it } from "vitest";
import { startLocalBackend } from "../../local/backend.ts";
import { listMigrations } from "../../local/database/migrate.ts";
import { startDatabase } from "../../local/database/open-database.ts";

const dataDir = await mkdtemp(join(tmpdir(), "scriptorium-old-database-"));
afterAll(() => rm(dataDir, { recursive: true, force: true }));

/** Starts the backend, runs `work` on its database and stops it. @returns the lines that the backend printed */
async function startOnce(work: (sql: Sql) => Promise<unknown>): Promise<string[]> {
	const lines: string[] = [];
	const log = (line: string) => lines.push(line);
	const backend = await startLocalBackend({ dataDir, origin: "http://localhost:4173", log, seed: false, canary: null });
	const sql = postgres(backend.databaseUrl, { max: 1, onnotice: () => undefined });
	try {
		await work(sql);
	} finally {
		await sql.end();
		await backend.stop();
	}
	return lines;
}

const MIGRATIONS = new URL("../../migrations/", import.meta.url);

async function readMessages(sql: Sql): Promise<string[]> {
	const rows = await sql<{ message: string }[]>`select message from public.contact_messages`;
	return rows.map((row) => row.message);
}

it("a database with other migrations is moved aside as a whole, and a new one is created", async () => {
	let schemaVersion = "";
	await startOnce(async (sql) => {
		// The history of a version before the migrations were squashed: none of its files exists any more.
		await sql`update supabase_migrations.schema_migrations set version = '2025' || substr(version, 5)`;
		const [newest] = await sql<
			{ version: string }[]
		>`select max(version) as version from supabase_migrations.schema_migrations`;
		schemaVersion = newest?.version ?? "";
		await sql`
			insert into public.contact_messages (name, email, subject, message)
			values ('Rita', 'rita@example.org', 'Old', 'From the old database')`;
	});
	const oldSecrets = await readFile(join(dataDir, "secrets.json"), "utf8");
	// Build results of `npm start` are not part of the database, and a database that was moved aside before stays.
	await writeFile(join(dataDir, "remotes.json"), "{}");
	await mkdir(join(dataDir, `old-database-${schemaVersion}`));

	const folder = join(dataDir, `old-database-${schemaVersion}-2`);
	const lines = await startOnce(async (sql) => {
		expect(await readMessages(sql)).toEqual([]);
		await sql`insert into supabase_migrations.schema_migrations (version, name) values ('20990101000000', 'newer')`;
	});
	expect(lines[0]).toContain(`The database in ${dataDir} has an older schema (${schemaVersion})`);
	expect(lines[0]).toContain(`It was moved to ${folder}; nothing was deleted, and a new database is made.`);
	expect(await readFile(join(dataDir, "secrets.json"), "utf8")).not.toBe(oldSecrets);
	expect(existsSync(join(dataDir, "remotes.json"))).toBe(true);

	// The old database opens with its folder as the data folder.
	expect(await readFile(join(folder, "secrets.json"), "utf8")).toBe(oldSecrets);
	const old = await startDatabase({ dataDir: folder, log: () => undefined });
	try {
		expect(await readMessages(old.database.connection.driver as Sql)).toEqual(["From the old database"]);
	} finally {
		await old.stop();
	}

	// The new one stays where it is, although a newer version has applied a migration that this one does not have.
	const again = await startOnce(async (sql) => expect(await readMessages(sql)).toEqual([]));
	expect(again.join("\n")).not.toContain("older schema");
}, 300_000);

it("a database with all squashed migrations keeps its data and gets the history of the files that replaced them", async () => {
	const present = (await listMigrations(MIGRATIONS)).map(({ version }) => version);
	await startOnce(async (sql) => {
		await sql`delete from public.contact_messages`;
		await sql`
			insert into public.contact_messages (name, email, subject, message)
			values ('Rita', 'rita@example.org', 'Kept', 'From before the squash')`;
		// The history of such a database: 86 migrations, of which the newest one is 20261130310200.
		await sql`delete from supabase_migrations.schema_migrations where version <= '20261130404900' or version > ${present.at(-1) ?? ""}`;
		await sql`
			insert into supabase_migrations.schema_migrations (version)
			select case number when 86 then '20261130310200' else (20261123200000 + number)::text end from generate_series(1, 86) as number`;
	});
	const lines = await startOnce(async (sql) => {
		expect(await readMessages(sql)).toEqual(["From before the squash"]);
		const rows = await sql<
			{ version: string }[]
		>`select version from supabase_migrations.schema_migrations order by version`;
		expect(rows.map(({ version }) => version)).toEqual(present);
	});
	expect(lines.join("\n")).not.toContain("older schema");
}, 300_000);
