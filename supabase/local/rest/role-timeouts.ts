import type { Sql } from "postgres";

/** `statement_timeout` by role, as PostgreSQL writes it (`3s`). */
export type RoleTimeouts = Readonly<Record<string, string>>;

/**
 * What `alter role … set statement_timeout` says of each role. PostgreSQL applies it at log-in only; PostgREST reads it and
 * applies it when it takes on the role, and so do we.
 */
export async function readRoleTimeouts(sql: Sql): Promise<RoleTimeouts> {
	const rows = await sql<{ role: string; timeout: string }[]>`
		select pg_roles.rolname as role, substr(setting, length('statement_timeout=') + 1) as timeout
		from pg_db_role_setting join pg_roles on pg_roles.oid = setrole, unnest(setconfig) as setting
		where setting like 'statement_timeout=%' and setdatabase in (0, (select oid from pg_database where datname = current_database()))
		order by setdatabase`;
	return Object.fromEntries(rows.map(({ role, timeout }) => [role, timeout]));
}
