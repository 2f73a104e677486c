import { readdir, readFile } from "node:fs/promises";
import postgres from "postgres";
import { readSchema } from "./read-schema.ts";

const HEADER = "-- Written by `npm run build:schema` from the migrations: do not edit.\n";

/** The file with everything that belongs to no table, type, view or function. */
const GLOBAL_FILE = "schemas_and_roles";

const CREATED = /^create (?:or replace )?(?:function|table|view|type) ((?:public|private)\.\w+)/gim;

/** Folder of the generated files. */
export const schemaFolder = new URL("../../../schema/", import.meta.url);

const migrationsFolder = new URL("../../../migrations/", import.meta.url);

/**
 * Generates the schema files from a database with all migrations, one file per entity. An object stays in the file that it is in; a new one
 * goes to the file with the name of the migration that creates it. Thus a changed function stays in its file, whatever migration changes it.
 *
 * @param databaseUrl `postgresql://` address of the superuser
 * @returns contents by file name, `<entity>.gen.sql`
 */
export async function generateSchema(databaseUrl: string): Promise<ReadonlyMap<string, string>> {
	const sql = postgres(databaseUrl, { max: 1, onnotice: () => undefined });
	try {
		const [{ global, objects }, made, placed] = await Promise.all([
			readSchema(sql),
			findCreated(migrationsFolder, /^\d+_(\w+)\.sql$/),
			findCreated(schemaFolder, /^(\w+)\.gen\.sql$/),
		]);
		const entities = Map.groupBy(objects, ({ name }) => placed.get(name) ?? made.get(name) ?? GLOBAL_FILE);
		const names = [...new Set([GLOBAL_FILE, ...entities.keys()])].sort();
		return new Map(
			names.map((entity) => {
				const parts = (entities.get(entity) ?? []).map(({ sql: created }) => created);
				const every = entity === GLOBAL_FILE ? [global, ...parts] : parts;
				return [`${entity}.gen.sql`, `${HEADER}\n${every.join("\n\n")}\n`] as const;
			}),
		);
	} finally {
		await sql.end();
	}
}

/** @returns for each object that files of the folder create, the entity of the last such file */
async function findCreated(folder: URL, fileName: RegExp): Promise<ReadonlyMap<string, string>> {
	const created = new Map<string, string>();
	for (const file of (await readdir(folder)).sort()) {
		const entity = fileName.exec(file)?.[1];
		if (entity === undefined) continue;
		for (const [, name] of (await readFile(new URL(file, folder), "utf8")).matchAll(CREATED)) {
			if (name !== undefined) created.set(name, entity);
		}
	}
	return created;
}
