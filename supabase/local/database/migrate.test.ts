import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { expect, it } from "vitest";
import { listMigrations } from "./migrate.ts";

it("lists migrations in order and refuses a name that would be applied out of order", async () => {
	const folder = await mkdtemp(join(tmpdir(), "scriptorium-migrations-"));
	for (const name of ["20261120100100_second.sql", "20261120100000_first.sql", "README.md"]) {
		await writeFile(join(folder, name), "");
	}
	const url = pathToFileURL(`${folder}/`);
	expect((await listMigrations(url)).map(({ version, name }) => `${version} ${name}`)).toEqual([
		"20261120100000 first",
		"20261120100100 second",
	]);
	await writeFile(join(folder, "later.sql"), "");
	await expect(listMigrations(url)).rejects.toThrow("supabase/migrations/later.sql: a migration is named");
	await rm(folder, { recursive: true });
});
