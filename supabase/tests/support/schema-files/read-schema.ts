import type { Sql } from "postgres";
import { FUNCTIONS, RELATION_PARTS, RELATIONS, ROLES_AND_SCHEMAS } from "./catalog-queries.ts";

/** A table, view, composite type or function of the schemas `public` and `private`, with everything that belongs to it. */
export interface SchemaObject {
	/** With its schema, without arguments: `public.bookmarklets`. */
	readonly name: string;
	/** SQL statements that would make it as it is. */
	readonly sql: string;
}

interface Schema {
	/** Extensions, schemas, default privileges and settings of roles, as SQL statements. */
	readonly global: string;
	/** Types, then tables, views and functions, each sorted by name. */
	readonly objects: readonly SchemaObject[];
}

/**
 * Reads the definitions of all objects from the catalogs of a database.
 *
 * @param sql a connection of its own of the superuser: its search path is changed
 * @returns the statements, sorted so that equal schemas have equal statements
 */
export async function readSchema(sql: Sql): Promise<Schema> {
	// Definitions then name every schema.
	await sql`set search_path to ''`;
	const global = await sql.unsafe<{ sql: string }[]>(ROLES_AND_SCHEMAS);
	const relations = await sql.unsafe<SchemaObject[]>(RELATIONS);
	const parts = await sql.unsafe<SchemaObject[]>(RELATION_PARTS);
	const functions = await sql.unsafe<SchemaObject[]>(FUNCTIONS);
	const partsOf = Map.groupBy(parts, ({ name }) => name);
	return {
		global: joinLines(global),
		objects: [
			...relations.map(({ name, sql: created }) => ({
				name,
				sql: joinLines([{ sql: created }, ...(partsOf.get(name) ?? [])]),
			})),
			...functions.map(({ name, sql: created }) => ({ name, sql: created })),
		],
	};
}

const joinLines = (statements: readonly { readonly sql: string }[]): string =>
	statements.map(({ sql }) => sql.trimEnd()).join("\n");
