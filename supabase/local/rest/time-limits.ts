import type { Sql } from "postgres";

/** `statement_timeout` in PostgreSQL's notation (`3s`), by name of the role and of the function in the schema `public`. */
export interface TimeLimits {
	readonly roles: Readonly<Record<string, string>>;
	readonly functions: Readonly<Record<string, string>>;
}

/**
 * Reads the time limits that migrations set for roles and functions (`alter … set statement_timeout`). PostgreSQL alone would apply
 * neither to a request: that of a role takes effect at log-in, that of a function for statements inside of it. PostgREST sets both at
 * the start of the request's transaction, and so does `setContextInOneStatement`.
 * @param sql connection of the superuser
 * @returns the time limits of requests
 */
export async function readTimeLimits(sql: Sql): Promise<TimeLimits> {
	const rows = await sql<{ of: keyof TimeLimits; name: string; timeout: string }[]>`
		select * from (
			select 'roles' as of, rolname as name, setconfig as settings from pg_db_role_setting join pg_roles on pg_roles.oid = setrole
			where setdatabase in (0, (select oid from pg_database where datname = current_database()))
			union all
			select 'functions', proname, proconfig from pg_proc where pronamespace = 'public'::regnamespace
		) as configured, lateral (
			select substr(setting, length('statement_timeout=') + 1) as timeout from unnest(settings) as setting
			where setting like 'statement_timeout=%'
		) as limits`;
	const limitsOf = (of: keyof TimeLimits) =>
		Object.fromEntries(rows.filter((row) => row.of === of).map(({ name, timeout }) => [name, timeout]));
	return { roles: limitsOf("roles"), functions: limitsOf("functions") };
}
