import { existsSync } from "node:fs";
import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Sql } from "postgres";
import { afterAll, expect, it } from "vitest";
import { startLocalBackend } from "../../local/backend.ts";
import { startDatabase } from "../../local/database/open-database.ts";

const dataDir = await mkdtemp(join(tmpdir(), "scriptorium-old-database-"));
afterAll(() => rm(dataDir, { recursive: true, force: true }));

/** Starts the backend on the data folder, stops it, and returns the lines that it printed. */
async function startOnce(): Promise<string[]> {
	const lines: string[] = [];
	const log = (line: string) => lines.push(line);
	const backend = await startLocalBackend({ dataDir, origin: "http://localhost:4173", log, seed: false, canary: null });
	await backend.stop();
	return lines;
}

async function inDatabaseOf<Result>(folder: string, work: (sql: Sql) => Promise<Result>): Promise<Result> {
	const opened = await startDatabase({ dataDir: folder, log: () => undefined });
	try {
		return await work(opened.database.connection.driver as Sql);
	} finally {
		await opened.stop();
	}
}

const readMessages = (folder: string) =>
	inDatabaseOf(folder, async (sql) => {
		const rows = await sql<{ message: string }[]>`select message from public.contact_messages`;
		return rows.map((row) => row.message);
	});

it("a database with other migrations is set aside complete, and a new one is made", async () => {
	await startOnce();
	// The same history as of a version before the migrations were squashed: none of its files exists any more.
	await inDatabaseOf(dataDir, async (sql) => {
		await sql`update supabase_migrations.schema_migrations set version = '2025' || substr(version, 5)`;
		await sql`
			insert into public.contact_messages (name, email, subject, message)
			values ('Rita', 'rita@example.org', 'Old', 'From the old database')`;
	});
	await writeFile(join(dataDir, "remotes.json"), "{}");
	const oldSecrets = await readFile(join(dataDir, "secrets.json"), "utf8");

	const lines = await startOnce();
	const name = (await readdir(dataDir)).find((entry) => entry.startsWith("old-database-2025"));
	const folder = join(dataDir, name ?? "missing");
	expect(lines[0]).toContain(`The database in ${dataDir} has an older schema (2025`);
	expect(lines[0]).toContain(`It was moved to ${folder}; nothing was deleted, and a new database is made.`);
	expect(await readMessages(dataDir)).toEqual([]);
	expect(await readFile(join(dataDir, "secrets.json"), "utf8")).not.toBe(oldSecrets);

	// The old one can be opened as a data folder, and what `npm start` builds is not part of it.
	expect(await readMessages(folder)).toEqual(["From the old database"]);
	expect(await readFile(join(folder, "secrets.json"), "utf8")).toBe(oldSecrets);
	expect(existsSync(join(dataDir, "remotes.json"))).toBe(true);

	// The new database stays where it is, and a second old one gets a folder of its own.
	expect((await startOnce()).join("\n")).not.toContain("older schema");
	await inDatabaseOf(
		dataDir,
		(sql) => sql`update supabase_migrations.schema_migrations set version = '2025' || substr(version, 5)`,
	);
	expect((await startOnce())[0]).toContain(`It was moved to ${folder}-2;`);
	expect(await readMessages(folder)).toEqual(["From the old database"]);
}, 120_000);

it("a database with migrations from a newer version is opened as it is", async () => {
	await inDatabaseOf(
		dataDir,
		(sql) => sql`
			insert into supabase_migrations.schema_migrations (version, name)
			values ('20990101000000', 'from_a_newer_version')`,
	);
	expect((await startOnce()).join("\n")).not.toContain("older schema");
}, 60_000);
