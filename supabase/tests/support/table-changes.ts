import type { Fixture } from "./fixture.ts";

/** Tables that every call writes to, successful or not. */
const IGNORED_TABLES = ["private.rate_buckets", "private.visitor_salts"];

/** Prefix of the names of the triggers that record changes. Only test databases have them. */
export const CHANGE_TRIGGER = "test_changes_";

export interface TableChanges {
	/** Tables that have more or fewer rows than at the start, and the difference. */
	rowCountChanges(): Promise<Record<string, number>>;
	/** Tables in which any row was inserted, deleted or updated. */
	changedTables(): Promise<string[]>;
}

const prepared = new WeakMap<Fixture, Promise<void>>();

/**
 * Writes down, by triggers, each statement that changes rows of a table of the hub. To compare all rows of all tables instead takes longer
 * the more rows the tests have made. A change that is rolled back takes its entry with it.
 */
async function recordChanges({ sql }: Fixture): Promise<void> {
	await sql.begin(async (transaction) => {
		await transaction.unsafe(`
			create schema if not exists test_changes;
			create table if not exists test_changes.entries (
				id bigint generated always as identity primary key, name text not null, difference integer not null
			);
			create or replace function test_changes.record() returns trigger language plpgsql security definer set search_path = '' as $$
			declare
				rows integer;
			begin
				select count(*) into rows from changed;
				if rows > 0 then
					insert into test_changes.entries (name, difference)
					values (tg_table_schema || '.' || tg_table_name, rows * case tg_op when 'INSERT' then 1 when 'DELETE' then -1 else 0 end);
				end if;
				return null;
			end $$;
			do $$
			declare
				name text;
				kind text;
			begin
				for name in
					select schemaname || '.' || tablename from pg_tables
					where schemaname in ('public', 'private') and schemaname || '.' || tablename not in ('${IGNORED_TABLES.join("', '")}')
				loop
					foreach kind in array array['insert', 'update', 'delete'] loop
						execute format(
							'create or replace trigger ${CHANGE_TRIGGER}%2$s after %2$s on %1$s referencing %3$s table as changed
								for each statement execute function test_changes.record()',
							name, kind, case kind when 'delete' then 'old' else 'new' end
						);
					end loop;
				end loop;
			end $$`);
	});
}

/**
 * Starts to record inserts, deletes and updates in all tables of the hub.
 * @param fixture the opened backend
 * @returns functions that return the changes since, whenever they are called
 */
export async function trackTableChanges(fixture: Fixture): Promise<TableChanges> {
	const preparing = prepared.get(fixture) ?? recordChanges(fixture);
	prepared.set(fixture, preparing);
	await preparing;
	const { sql } = fixture;
	const [last] = await sql<{ id: string }[]>`select coalesce(max(id), 0)::text as id from test_changes.entries`;
	const read = () => sql<{ name: string; difference: number }[]>`
		select name, sum(difference)::integer as difference from test_changes.entries where id > ${last?.id ?? "0"} group by name order by name`;
	return {
		rowCountChanges: async () =>
			Object.fromEntries(
				(await read()).flatMap(({ name, difference }) => (difference === 0 ? [] : [[name, difference]])),
			),
		changedTables: async () => (await read()).map(({ name }) => name),
	};
}
