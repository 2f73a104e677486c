import type { Sql } from "postgres";

/** `statement_timeout` by role, in PostgreSQL's notation (`3s`). */
export type RoleTimeouts = Readonly<Record<string, string>>;

/**
 * Reads `alter role … set statement_timeout` of each role. PostgreSQL applies it at log-in only; PostgREST applies it when it switches
 * to the role, and so does `setContextInOneStatement`.
 */
export async function readRoleTimeouts(sql: Sql): Promise<RoleTimeouts> {
	const rows = await sql<{ role: string; timeout: string }[]>`
		select pg_roles.rolname as role, substr(setting, length('statement_timeout=') + 1) as timeout
		from pg_db_role_setting join pg_roles on pg_roles.oid = setrole, unnest(setconfig) as setting
		where setting like 'statement_timeout=%' and setdatabase in (0, (select oid from pg_database where datname = current_database()))
		order by setdatabase`;
	return Object.fromEntries(rows.map(({ role, timeout }) => [role, timeout]));
}
