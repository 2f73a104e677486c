import type { Fixture } from "./fixture.ts";

/** Tables that every call writes to, successful or not. */
const IGNORED_TABLES = ["private.rate_buckets", "private.visitor_salts"];

export interface TableChanges {
	/** Tables that have more or fewer rows than at the start, and the difference. */
	rowCountChanges(): Promise<Record<string, number>>;
	/** Tables in which any row was inserted, deleted or updated. */
	changedTables(): Promise<string[]>;
}

interface TableState {
	readonly name: string;
	readonly rows: number;
	/** Sum of the ids of the transactions that wrote the rows: it differs as soon as one row was written again. */
	readonly transactions: string;
}

const queries = new WeakMap<Fixture, Promise<string>>();

/** One query over all tables of the hub. */
async function buildQuery({ sql }: Fixture): Promise<string> {
	const tables = await sql<{ name: string }[]>`
		select schemaname || '.' || tablename as name from pg_tables where schemaname in ('public', 'private') order by 1`;
	return tables
		.filter(({ name }) => !IGNORED_TABLES.includes(name))
		.map(
			({ name }) =>
				`select '${name}' as name, count(*)::integer as rows, coalesce(sum(xmin::text::bigint), 0)::text as transactions from ${name}`,
		)
		.join(" union all ");
}

async function read(fixture: Fixture): Promise<TableState[]> {
	const query = queries.get(fixture) ?? buildQuery(fixture);
	queries.set(fixture, query);
	return fixture.sql.unsafe<TableState[]>(await query);
}

/**
 * Reads the state of all tables, so that later inserts, deletes and updates can be found.
 * @param fixture the opened backend
 * @returns functions that compare with that state whenever they are called
 */
export async function trackTableChanges(fixture: Fixture): Promise<TableChanges> {
	const before = new Map((await read(fixture)).map((table) => [table.name, table]));
	return {
		rowCountChanges: async () => {
			const differences = (await read(fixture)).map(
				({ name, rows }) => [name, rows - (before.get(name)?.rows ?? 0)] as const,
			);
			return Object.fromEntries(differences.filter(([, difference]) => difference !== 0));
		},
		changedTables: async () =>
			(await read(fixture))
				.filter(
					({ name, rows, transactions }) =>
						rows !== before.get(name)?.rows || transactions !== before.get(name)?.transactions,
				)
				.map(({ name }) => name),
	};
}
